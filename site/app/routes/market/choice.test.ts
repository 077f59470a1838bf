import type { AdvertisementSummary, AnswerOf } from "@gk/web";
import { describe, expect, it } from "vitest";
import { sayKeys } from "../../words/testing.ts";
import { appliedIn, looserIn } from "./applied.ts";
import { answersIn, choiceIn, isAnswered, listOf, type MarketChoice, marketHref, noChoice, shownOf } from "./choice.ts";

const choiceAt = (address: string) => choiceIn(new URL(address, "https://gk.example").searchParams);
const asks = (address: string, page = 1, to = page) => listOf(choiceAt(address), { page, to }).request.query;
const all = Array.from({ length: 12 }, (_, index) => index + 1);

const item = (id: number, { district = 1, venue = "Tai Nan Street", tags = ["Offer"], category = 1 } = {}) =>
  ({ id, district: { id: district }, venue, tags, category: { id: category } }) as AdvertisementSummary;
const answerWith = (data: AdvertisementSummary[]) =>
  ({ status: 1, data, meta: { page: 1, limit: 100, total: data.length } }) as AnswerOf<"listAdvertisements">;
const toldOf = (choice: Partial<MarketChoice>, ...data: AdvertisementSummary[]) =>
  shownOf({ ...noChoice, ...choice }, { page: 1, to: 1 }, { ...answerWith(data), narrowed: true }).items.map(
    ({ id }) => id,
  );
const idsShown = (choice: Partial<MarketChoice>, ...data: AdvertisementSummary[]) =>
  shownOf({ ...noChoice, ...choice }, { page: 1, to: 1 }, answerWith(data)).items.map(({ id }) => id);

describe("what is looked for in the market", () => {
  it.each<Partial<MarketChoice>>([
    {},
    { keyword: "swimming & more" },
    { categories: [1, 4], areas: [16] },
    { district: 3, location: "大南街", tag: "繪本" },
  ])("is read from the address as it was written: %o", (choice) => {
    expect(choiceAt(marketHref({ ...noChoice, ...choice }, 2))).toEqual({ ...noChoice, ...choice });
  });

  it("leaves out what an address must not ask for (T73)", () => {
    const address = `/market?${all.map((id) => `categories[]=${id}&areas[]=${id}`).join("&")}&areas[]=x&district=-1`;
    expect(choiceAt(address)).toEqual({ ...noChoice, categories: all.slice(0, 10), areas: all.slice(0, 10) });
    expect(choiceAt("/market?keyword=%20").keyword).toBe("");
  });

  it("has nothing invisible, and is nothing where there is nothing else (decision 83)", () => {
    expect(choiceAt("/market?keyword=%00&location=%E2%80%8B+&tag=%00%C2%AD")).toEqual(noChoice);
    expect(choiceAt("/market?keyword=a%00b&location=%E2%80%8B%E5%A4%A7%E5%8D%97%E8%A1%97&tag=a%0Ab")).toMatchObject({
      keyword: "ab",
      location: "大南街",
      tag: "a b",
    });
  });

  it("is cut at the length of a keyword", () => {
    expect(choiceAt(`/market?keyword=${"a".repeat(60)}`).keyword).toBe("a".repeat(50));
  });

  it("is what the form says, without what was left empty", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["keyword", ""],
      ["categories[]", "2"],
      ["location", ""],
    ] as const)
      form.append(name, value);
    const search = answersIn(form);
    expect(search.toString()).toBe("keyword=&categories%5B%5D=2");
    expect([isAnswered(search), isAnswered(new URLSearchParams("tag=Offer"))]).toEqual([true, false]);
  });
});

describe("how the provider is asked (T89, decision 48)", () => {
  it("asks for all where nothing is chosen", () =>
    expect(asks("/market", 3)).toEqual({ page: 3, limit: 6, published: 1 }));

  it("asks by categories", () =>
    expect(asks("/market?categories[]=1&areas[]=6", 2)).toEqual({
      categories: [1],
      areas: [6],
      page: 2,
      limit: 6,
      published: 1,
    }));

  it("decision 140: asks for a district as for an area, in pages; tells location and tag, which are looked for here too", () => {
    expect(asks("/market?district=6", 2)).toEqual({ areas: [6], page: 2, limit: 6, published: 1 });
    expect(asks("/market?district=6&areas[]=6&areas[]=7")).toMatchObject({ areas: [6], limit: 6 });
    expect(asks("/market?tag=繪本&location=大南街", 2)).toEqual({
      location: "大南街",
      tag: "繪本",
      page: 1,
      limit: 100,
      published: 1,
    });
  });

  it("never asks by both: where there is a keyword the provider is told the categories as it is told a place, and they narrow what is shown (decision 140)", () => {
    expect(asks("/market?keyword=book&categories[]=1")).toEqual({
      keywords: "book",
      within: [1],
      page: 1,
      limit: 100,
      published: 1,
    });
    const choice = { keyword: "book", categories: [1] };
    expect(idsShown(choice, item(1), item(2, { category: 2 }))).toEqual([1]);
    expect(toldOf(choice, item(1), item(2, { category: 2 }))).toEqual([1]);
  });
});

describe("what is shown (decision 48)", () => {
  it("decision 140: is what the provider has found by the words of a place and by a tag, where it says so", () => {
    const found = item(1, { venue: "16 stalls around Tai Nan Street, Sham Shui Po", tags: ["ＯＦＦＥＲ"] });
    const choice = { location: "Sham Shui Po Tai Nan", tag: "offer" };
    expect([toldOf(choice, found), idsShown(choice, found)]).toEqual([[1], []]);
    expect(toldOf({ ...choice, district: 2 }, found)).toEqual([]);
  });

  it.each<[string, Partial<MarketChoice>]>([
    ["a district outside of the areas", { district: 2, areas: [1] }],
    ["location", { location: "sha tin" }],
    ["tag", { tag: "weekend" }],
  ])("is narrowed by %s", (_, choice) => {
    expect(idsShown(choice, item(1), item(2, { district: 2, venue: "Sha Tin", tags: ["Weekend"] }))).toEqual([2]);
  });

  it("is counted and divided into pages after that", () => {
    const found = answerWith(all.map((id) => item(id, { tags: id > 8 ? ["Other"] : ["Offer"] })));
    expect(shownOf({ ...noChoice, tag: "offer" }, { page: 2, to: 2 }, found)).toMatchObject({
      items: [{ id: 7 }, { id: 8 }],
      place: { page: 2, limit: 6, total: 8 },
    });
  });
});

describe("how many there are", () => {
  const counted = (choice: Partial<MarketChoice>, total: number, narrowed: boolean) => {
    const answer = { ...answerWith([item(1)]), meta: { page: 1, limit: 6, total } };
    return shownOf({ ...noChoice, ...choice }, { page: 1, to: 1 }, { ...answer, narrowed }).isCapped;
  };

  it.each<[string, Partial<MarketChoice>, number, boolean, boolean]>([
    ["fifty of all", {}, 50, true, false],
    ["fifty of a category", { categories: [1] }, 50, true, false],
    ["fifty by a keyword", { keyword: "book" }, 50, true, true],
    ["forty-nine by a keyword", { keyword: "book" }, 49, true, false],
    ["fifty by a keyword, of a provider that does not narrow", { keyword: "book" }, 50, false, false],
  ])("is at least so many where the provider has stopped counting: %s", (_, choice, total, narrowed, isCapped) => {
    expect(counted(choice, total, narrowed)).toBe(isCapped);
  });

  it("is so too where the site narrows what was narrowed", () => {
    const found = { ...answerWith(Array.from({ length: 50 }, (_, at) => item(at + 1))), narrowed: true };
    const isCapped = (choice: Partial<MarketChoice>) =>
      shownOf({ ...noChoice, ...choice }, { page: 1, to: 1 }, found).isCapped;
    expect([isCapped({ tag: "offer" }), isCapped({ tag: "offer", categories: [2] })]).toEqual([true, false]);
  });
});

describe("more of what is shown (decision 158)", () => {
  it("is asked for at once, and still counted in pages of six", () => {
    expect(asks("/market?categories[]=1", 1, 3)).toMatchObject({ page: 1, limit: 18 });
    const answer = { ...answerWith(all.map((id) => item(id))), meta: { page: 1, limit: 12, total: 33 } };
    const { items, place } = shownOf(noChoice, { page: 1, to: 2 }, answer);
    expect([items.length, place]).toEqual([12, { page: 1, limit: 6, total: 33 }]);
  });

  it("is what fits, where the site narrows", () => {
    const found = answerWith(all.map((id) => item(id)));
    const { items, place } = shownOf({ ...noChoice, tag: "offer" }, { page: 1, to: 2 }, found);
    expect([items.length, place]).toEqual([12, { page: 1, limit: 6, total: 12 }]);
  });
});

const options = {
  categories: [{ id: 1, slug: "books", name: "Books", info_category: 1, illustration: "" } as const],
  districts: [{ id: 6, slug: "sha-tin", name: "Sha Tin" }],
};

it("names each filter with the way to the market without it, on the first page", () => {
  const applied = appliedIn(sayKeys(), choiceAt("/market?categories[]=1&categories[]=99&areas[]=6&page=3"), options);
  expect(applied.map(({ label, href }) => [label, href])).toEqual([
    ["Books", "/market?categories%5B%5D=99&areas%5B%5D=6"],
    ["Sha Tin", "/market?categories%5B%5D=1&categories%5B%5D=99"],
  ]);
});

it("says what to ask for less of, where nothing is found", () => {
  const ways = looserIn(sayKeys(), choiceAt("/market?keyword=zzzzqq&areas[]=6"));
  expect(ways.map(({ id, href }) => [id, href])).toEqual([
    ["keyword", "/market?areas%5B%5D=6"],
    ["places", "/market?keyword=zzzzqq"],
  ]);
});
