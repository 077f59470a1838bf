import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import { useTranslations } from "../../../../words/words.ts";
import { AppStores } from "../../AppStores.tsx";

/** Stands for the performance of a child that has not begun in the app. */
export function NothingYet() {
  const t = useTranslations();
  return (
    <EmptyState picture={pictures.emptyChildren} {...t.group("performance.empty", ["title", "body"])}>
      <AppStores />
    </EmptyState>
  );
}
