import { searchBounds, type SearchKind, searchKinds } from "@gk/domain";
import type { Page } from "@gk/web";
import type { Translator } from "../../words/words.ts";
import { type Asked, searchHref } from "./asked.ts";

/** A kind of result, or all of them, as a link. */
export type KindLink = {
  id: string;
  kind: SearchKind | undefined;
  /** How many there are; where they are not all counted, at least so many. */
  count: number;
  /** The same in words. */
  counted: string;
  label: string;
  href: string;
  current: boolean;
};

/** Whether the provider has stopped counting; the frequent questions are few, and counted by the site. */
const isCapped = (kind: SearchKind, count: number) => kind !== "faq" && count >= searchBounds.counted;

/** All results, then each kind that has some, and the one that is asked for. */
export function kindsOf(t: Translator, { text, kind }: Asked, counts: Record<SearchKind, number>): KindLink[] {
  const link = (one: SearchKind | undefined, name: string, of: readonly SearchKind[]): KindLink => {
    const count = of.reduce((sum, each) => sum + counts[each], 0);
    const isAll = of.every((each) => !isCapped(each, counts[each]));
    const counted = isAll ? String(count) : t("search.atLeast", { count: String(count) });
    const label = t("search.kind", { kind: name, count: counted });
    return {
      id: one ?? "all",
      kind: one,
      count,
      counted,
      label,
      href: searchHref({ text, kind: one }),
      current: one === kind,
    };
  };
  return [
    link(undefined, t("search.all"), searchKinds),
    ...searchKinds.filter((one) => counts[one] > 0 || one === kind).map((one) => link(one, t(`nav.${one}`), [one])),
  ];
}

/** Where a page of results stands: the frequent questions are counted by the site, everything together is one page. */
export const placeOf = (kind: SearchKind | undefined, page: number, content: Page, questions: number): Page => {
  if (kind === undefined) return { page, limit: 1, total: 1 };
  return kind === "faq" ? { page, limit: searchBounds.page, total: questions } : content;
};
