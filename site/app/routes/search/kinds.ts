import { searchBounds, type SearchKind, searchKinds } from "@gk/domain";
import type { Page } from "@gk/web";
import type { Translator } from "../../words/words.ts";
import { type Asked, searchHref } from "./asked.ts";

/** A kind of result, or all of them, as a link. */
export type KindLink = {
  id: string;
  kind: SearchKind | undefined;
  /** How many there are. */
  count: number;
  label: string;
  href: string;
  current: boolean;
};

/** All results, then each kind that has some, and the one that is asked for. */
export function kindsOf(t: Translator, { text, kind }: Asked, counts: Record<SearchKind, number>): KindLink[] {
  const link = (one: SearchKind | undefined, name: string, count: number): KindLink => ({
    id: one ?? "all",
    kind: one,
    count,
    label: t("search.kind", { kind: name, count: String(count) }),
    href: searchHref({ text, kind: one }),
    current: one === kind,
  });
  const total = searchKinds.reduce((sum, one) => sum + counts[one], 0);
  return [
    link(undefined, t("search.all"), total),
    ...searchKinds
      .filter((one) => counts[one] > 0 || one === kind)
      .map((one) => link(one, t(`nav.${one}`), counts[one])),
  ];
}

/** Where a page of results stands: the frequent questions are counted by the site, everything together has one page. */
export const placeOf = (kind: SearchKind | undefined, page: number, content: Page, questions: number): Page => {
  if (kind === undefined) return { page, limit: searchBounds.page, total: 0 };
  return kind === "faq" ? { page, limit: searchBounds.page, total: questions } : content;
};
