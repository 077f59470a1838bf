import { searchText } from "@gk/domain";
import { paths } from "../../../paths.ts";

/** What the address asks of the questions, cut by the rule of searched texts. */
export const askedIn = (search: URLSearchParams) => searchText(search.get("q") ?? "");

/** The questions that have what is asked, or all of them. */
export function faqHaving(typed: string): string {
  const q = searchText(typed);
  return q === "" ? paths.faq : `${paths.faq}?${new URLSearchParams({ q })}`;
}
