import type { Translator } from "../../../../words/words.ts";

/** What was saved of a child. */
type Saved = "create" | "update";

const parameter = "saved";

/** A page's address that says that a child was saved: before scripts nothing else does. */
export const withSaved = (path: string, saved: Saved): string =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [parameter]: saved }).toString()}`;

/** What an address says was saved. */
export function savedIn(search: URLSearchParams): Saved | undefined {
  const saved = search.get(parameter);
  return saved === "create" || saved === "update" ? saved : undefined;
}

/** The sentences that say that a child was saved, and what comes next for one that nothing is chosen for yet. */
export const savedWords = (t: Translator, saved: Saved, name: string, isChosen: boolean): string[] => [
  t(`child.${saved}.success`, { name }),
  ...(saved === "update" || isChosen ? [] : [t("child.create.success.next")]),
];
