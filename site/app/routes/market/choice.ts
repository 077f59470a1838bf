import { type MarketFilter, marketBounds, marketPage, searchBounds, toId, visibleLineUpTo } from "@gk/domain";
import type { AdvertisementSummary, AnswerOf, Page } from "@gk/web";
import type { pagesIn } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { paths } from "../../paths.ts";

/** What of the market is wanted: what the provider is asked for, and what narrows its answer (decision 48). */
export type MarketChoice = MarketFilter & { district: number | undefined; location: string; tag: string };

/** The pages of the list that show: one, or the first ones where more was asked for (decision 158). */
type Pages = ReturnType<typeof pagesIn>;

/** The names of the questions in the address; several answers to one are sent as `name[]`. */
export const asked = {
  keyword: "keyword",
  categories: "categories",
  areas: "areas",
  district: "district",
  location: "location",
  tag: "tag",
} as const satisfies Record<keyof MarketChoice, string>;

/** The most rows that the provider answers at once: as far as what it can't filter by is looked for. */
const wholeList = 100;

const ids = (search: URLSearchParams, name: string, max: number) =>
  [...new Set(search.getAll(`${name}[]`).map(toId))].filter((id) => id !== undefined).slice(0, max);

const line = (search: URLSearchParams, name: string) =>
  visibleLineUpTo(search.get(name) ?? "", marketBounds.keyword.max);

/** What an address asks for; what it must not ask for is left out. */
export const choiceIn = (search: URLSearchParams): MarketChoice => ({
  keyword: line(search, asked.keyword),
  categories: ids(search, asked.categories, marketBounds.categories.max),
  areas: ids(search, asked.areas, marketBounds.areas.max),
  district: toId(search.get(asked.district)),
  location: line(search, asked.location),
  tag: line(search, asked.tag),
});

/** The answers of the form as an address has them: what was left empty is not in it. */
export const answersIn = (data: FormData) =>
  new URLSearchParams(
    [...data].flatMap(([name, value]) =>
      typeof value === "string" && (value !== "" || name === asked.keyword) ? [[name, value]] : [],
    ),
  );

/** Whether the address comes from the form, which asks for a category or a keyword (T73). A link narrows by itself. */
export const isAnswered = (search: URLSearchParams) => search.has(asked.keyword);

/** The market with a choice, on its first page unless another is named (T89). */
export function marketHref({ keyword, categories, areas, district, location, tag }: MarketChoice, page = 1): string {
  const search = new URLSearchParams([
    ...(keyword === "" ? [] : [[asked.keyword, keyword]]),
    ...categories.map((id) => [`${asked.categories}[]`, `${id}`]),
    ...areas.map((id) => [`${asked.areas}[]`, `${id}`]),
    ...(district === undefined ? [] : [[asked.district, `${district}`]]),
    ...(location === "" ? [] : [[asked.location, location]]),
    ...(tag === "" ? [] : [[asked.tag, tag]]),
    ...(page === 1 ? [] : [["page", `${page}`]]),
  ]).toString();
  return search ? `${paths.market}?${search}` : paths.market;
}

/** The market with nothing chosen. */
export const noChoice: MarketChoice = choiceIn(new URLSearchParams());

/** Whether what the provider answers is narrowed here too: it may not know how to (decision 140). */
const isNarrowed = ({ keyword, categories, areas, district, location, tag }: MarketChoice) =>
  (district !== undefined && areas.length > 0 && !areas.includes(district)) ||
  location !== "" ||
  tag !== "" ||
  (keyword !== "" && categories.length > 0);

/** A district is one of the areas; with others it is what they have in common. */
const areasOf = ({ areas, district }: MarketChoice) =>
  district !== undefined && (areas.length === 0 || areas.includes(district)) ? [district] : areas;

/**
 * Asks for advertisements by keyword or by categories, never both (T89). What a provider can't filter by is looked for in
 * the newest that it answers at once; location, tag, and the categories beside a keyword are told it, since one may
 * (decision 140).
 */
export const listOf = (choice: MarketChoice, { page, to }: Pages) => {
  const { keyword, categories, location, tag } = choice;
  const areas = areasOf(choice);
  return query("listAdvertisements", {
    query: {
      ...(keyword === ""
        ? categories.length > 0 && { categories }
        : { keywords: keyword, ...(categories.length > 0 && { within: categories }) }),
      ...(areas.length > 0 && { areas }),
      ...(location !== "" && { location }),
      ...(tag !== "" && { tag }),
      ...(isNarrowed(choice) ? { page: 1, limit: wholeList } : { page, limit: marketPage.limit * (to - page + 1) }),
      published: 1,
    },
  });
};

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const isThere = ({ location, tag }: MarketChoice, item: AdvertisementSummary) =>
  has(item.venue, location) && (tag === "" || item.tags.some((name) => name.toLowerCase() === tag.toLowerCase()));

/** @param told whether the provider has narrowed by itself: it looks for the words of a place in any order */
const fits = (choice: MarketChoice, told: boolean) => (item: AdvertisementSummary) =>
  (choice.categories.length === 0 || choice.categories.includes(item.category.id)) &&
  (choice.district === undefined || item.district.id === choice.district) &&
  (told || isThere(choice, item));

/** Whether there may be more than were counted: a provider that narrows counts so far what it finds by words. */
const isCappedAt = ({ keyword, location, tag }: MarketChoice, total: number, told: boolean) =>
  told && keyword + location + tag !== "" && total >= searchBounds.counted;

/** What of the market shows, which page of how many that is, and whether there may be more than so many. */
type MarketShown = { items: readonly AdvertisementSummary[]; place: Page; isCapped: boolean };

/** What of the provider's answer shows. */
export function shownOf(
  choice: MarketChoice,
  { page, to }: Pages,
  { data, meta, narrowed = false }: AnswerOf<"listAdvertisements">,
): MarketShown {
  const { limit } = marketPage;
  const fitting = isNarrowed(choice) ? data.filter(fits(choice, narrowed)) : undefined;
  const total = fitting?.length ?? meta.total;
  return {
    items: fitting?.slice((page - 1) * limit, to * limit) ?? data,
    place: { page, limit, total },
    isCapped: isCappedAt(choice, total, narrowed),
  };
}
