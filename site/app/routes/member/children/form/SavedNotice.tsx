import { calledName } from "@gk/domain";
import { Notice } from "@gk/ui/notice";
import type { Child } from "@gk/web";
import { useSearchParams } from "react-router-dom";
import { choiceIn, isChosen } from "../../../../plans/choice.ts";
import { useTranslations } from "../../../../words/words.ts";
import { savedIn } from "./saved.ts";
import { savedWords } from "./saved-words.tsx";

/** Says on the page that comes next that the child was saved, where its address does. */
export function SavedNotice({ of: child }: { of: Child }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const saved = savedIn(search);
  if (!saved) return null;
  return <Notice tone="success">{savedWords(t, saved, calledName(child), isChosen(choiceIn(search)))}</Notice>;
}
