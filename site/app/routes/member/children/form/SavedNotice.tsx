import { calledName } from "@gk/domain";
import { Notice } from "@gk/ui/notice";
import type { Child } from "@gk/web";
import { useSearchParams } from "react-router-dom";
import { choiceIn, isChosen } from "../../../../plans/choice.ts";
import { named } from "../../../../words/named.tsx";
import { sentences } from "../../../../words/sentences.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { savedIn, savedWords } from "./saved.ts";

/** Says on the page that comes next that the child was saved, where its address does. */
export function SavedNotice({ of: child }: { of: Child }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const saved = savedIn(search);
  if (!saved) return null;
  const [done = "", ...next] = savedWords(t, saved, calledName(child), isChosen(choiceIn(search)));
  return <Notice tone="success">{sentences(t.locale, [named(done, t.locale), ...next])}</Notice>;
}
