import type { ReactNode } from "react";
import { named } from "../../../../words/named.tsx";
import { sentences } from "../../../../words/sentences.tsx";
import type { Translator } from "../../../../words/words.ts";
import type { Saved } from "./saved.ts";

/** Says that a child was saved, and what comes next for one that nothing is chosen for yet. */
export const savedWords = (t: Translator, saved: Saved, name: string, isChosen: boolean): ReactNode =>
  sentences(t.locale, [
    named(t(`child.${saved}.success`, { name }), t.locale),
    ...(saved === "update" || isChosen ? [] : [t("child.create.success.next")]),
  ]);
