import { readFileSync } from "node:fs";
import path from "node:path";
import { pictures } from "@gk/ui/pictures";
import { describe, expect, it } from "vitest";
import { coverOf, pictureOf } from "./cover.ts";

const seed = path.join(import.meta.dirname, "../../../packages/provider/seed");
const seeded = [
  "activities",
  "news",
  "events",
  "tips",
  "market",
  "market-categories",
  "school-articles",
  "school-article-types",
];
const keys = seeded.flatMap((file) =>
  [...readFileSync(path.join(seed, `${file}.json`), "utf8").matchAll(/"illustration": "([^"]+)"/g)].map(
    ([, key]) => key as string,
  ),
);

describe("pictureOf", () => {
  it.each([
    ["market-food", pictures.coverYumcha],
    ["market-food-3", pictures.coverYumcha],
    ["strength-justice", pictures.strengthJustice],
    ["event-p1", pictures.coverSchool],
  ])("knows %s", (key, picture) => expect(pictureOf(key)).toBe(picture));

  it.each(["", "market", "market-food-", "toString", "news-unheard-of"])("has nothing for %j", (key) => {
    expect(pictureOf(key)).toBeUndefined();
    expect(coverOf(key)).toBeUndefined();
  });

  it("has a picture of its own for each piece of news, tip and event but those that share school and tea house", () => {
    const ofArticles = keys.filter((key) => /^(?:news|tip|event)-/.test(key)).map(pictureOf);
    expect(ofArticles.length - new Set(ofArticles).size).toBeLessThanOrEqual(3);
  });

  it("has a picture for everything that the reference provider shows", () => {
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => pictureOf(key) === undefined)).toEqual([]);
  });
});

describe("coverOf", () => {
  it("shows an emblem whole, and fills the box with everything else", () => {
    expect(coverOf("strength-justice")).toMatchObject({ whole: true });
    expect(coverOf("tip-queue")).toMatchObject({ whole: false });
  });
});
