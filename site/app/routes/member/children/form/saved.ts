import { withQuery } from "../../../../paths.ts";

/** What was saved of a child. */
export type Saved = "create" | "update";

const parameter = "saved";

/** A page's address that says that a child was saved: before scripts nothing else does. */
export const withSaved = (path: string, saved: Saved): string => withQuery(path, { [parameter]: saved });

/** What an address says was saved. */
export function savedIn(search: URLSearchParams): Saved | undefined {
  const saved = search.get(parameter);
  return saved === "create" || saved === "update" ? saved : undefined;
}
