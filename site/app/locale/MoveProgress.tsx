import { PageProgress } from "@gk/ui/page-progress";
import { useNavigation } from "react-router-dom";

/** Shows that the page that was asked for is on its way: the browser shows it only of a document. */
export function MoveProgress() {
  return useNavigation().state === "loading" && <PageProgress />;
}
