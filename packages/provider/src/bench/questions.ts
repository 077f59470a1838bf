import type { Locale } from "@gk/domain";

/** What a public page asks, a little otherwise each time, so that no answer is one that was given before. */
interface Question {
  readonly name: string;
  /** @param rows how many made-up articles there are */
  path(this: void, round: number, rows: number): string;
  readonly locale?: Locale;
}

const search =
  (words: readonly string[], more = "") =>
  (round: number) =>
    `/search?q=${encodeURIComponent(words[round % words.length] ?? "")}${more}`;

const categories = (round: number) => 1 + (round % 12);
const district = (round: number) => 1 + (round % 18);

const english = [
  ["in nearly everything", ["the"]],
  ["in some", ["curiosity", "gratitude"]],
  ["in hardly any", ["bookshop lamp", "cushions"]],
  ["two letters", ["hk", "ai"]],
] as const;

export const questions: readonly Question[] = [
  { name: "list, first page", path: () => "/articles?type=news&limit=12&published=1" },
  {
    name: "list, its last pages",
    path: (round, rows) => `/articles?type=news&limit=12&page=${Math.floor(rows / 36) - (round % 2)}`,
  },
  {
    name: "list of an area, in its middle",
    path: (round, rows) => `/articles?type=tips&category=2&limit=6&page=${1 + Math.floor(rows / 400)}`,
  },
  {
    name: "list, a part of the sitemap",
    path: (round, rows) =>
      `/articles?type=tips&limit=100&page=${Math.ceil(rows / 400) - (round % Math.ceil(rows / 400))}`,
  },
  { name: "events to come", path: () => "/articles?type=events&order=upcoming&limit=12&published=1" },
  {
    name: "events, the last pages of those that are over",
    path: (round, rows) => `/articles?type=events&order=upcoming&limit=12&page=${Math.floor(rows / 36) - (round % 2)}`,
  },
  { name: "market", path: () => "/market?published=1" },
  {
    name: "market, in its middle",
    path: (round, rows) => `/market?page=${Math.max(1, Math.floor(rows / 13) - (round % 9))}`,
  },
  {
    name: "market by district, its last pages",
    path: (round, rows) => `/market?areas=${district(round)}&page=${Math.max(1, Math.floor(rows / 130) - (round % 5))}`,
  },
  { name: "market by category", path: (round) => `/market?categories=${categories(round)}&published=1` },
  {
    name: "market by category and district",
    path: (round) => `/market?categories=${categories(round)}&areas=${district(round)}&published=1`,
  },
  { name: "market by district", path: (round) => `/market?areas=${district(round)}&published=1` },
  {
    name: "market by three categories and districts",
    path: (round) => `/market?categories=${categories(round)},3,4&areas=${district(round)},5,7`,
  },
  { name: "market by tag", path: (round) => `/market?tag=${encodeURIComponent(["小班", "戶外"][round % 2] ?? "")}` },
  { name: "market by keyword, common", path: () => `/market?keywords=${encodeURIComponent("優惠")}` },
  { name: "market by keyword, rare", path: (round) => `/market?keywords=${encodeURIComponent(`第 ${round + 1} 期`)}` },
  { name: "market by location", path: () => `/market?location=${encodeURIComponent("大南街")}` },
  { name: "search, in nearly everything", path: search(["孩子"]) },
  { name: "search, in some", path: search(["感恩", "公公", "守時"]) },
  { name: "search, a kind, in some", path: search(["感恩", "好奇心", "守時"], "&kind=tips") },
  { name: "search, a later page of a kind", path: search(["感恩", "守時"], "&kind=tips&page=4") },
  { name: "search, in one of a hundred", path: search(["沙田區談感恩", "灣仔區談守時"]) },
  { name: "search, in hardly any", path: search(["小燈書室", "繪本買二"]) },
  { name: "search, one character", path: search(["書", "琴"]) },
  { name: "search, two words", path: search(["孩子 感恩", "導師 守時"]) },
  { name: "search, a number", path: (round) => search([`第 ${round + 1} 輯`])(0) },
  { name: "search, in nothing", path: (round) => search([`鱷魚${round}`])(0) },
  ...english.map(([name, words]) => ({
    name: `search in English, ${name}`,
    path: search(words),
    locale: "en-US" as const,
  })),
];
