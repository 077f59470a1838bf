import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { entriesWith, type Look } from "./entries-with.ts";

const wanted = { words: ["感恩"], locale: "zh-HK", kind: "news", today: "2026-11-20" } as const;
const days = { from: "2026-11-01", to: "2026-11-01" } as const;

/** What the database is asked. */
const asked = (...looks: Look[]) => new PgDialect({ casing: "snake_case" }).sqlToQuery(sql`${entriesWith(looks)}`);

// What keeps a search as quick among very many (decision 210) shows in what it asks, and not in what it finds.

test("the index is asked apart for any of some marks", () => {
  const { sql: text, params } = asked([
    { ...wanted, words: ["小燈書"], narrowed: ["('#a' | '#b')"] },
    { days, rows: 300 },
  ]);
  expect(text.match(/"pairs" @@ \$\d+::tsquery/g)).toHaveLength(3);
  expect(params.slice(0, 3)).toEqual(["'n小燈' & 'n燈書'", "('#a' | '#b')", "('#n2026-11' | '#n2026-12')"]);
});

test.each([
  ["which is a lexeme", "感恩", false],
  ["which is a lexeme of another kind", "app", false],
  ["of several lexemes", "感恩節", true],
  ["of several lexemes", "apps", true],
  ["of several runs", "用app", true],
])("a text is read for a word %s, %s: %s, beside the index", (_, word, isRead) => {
  const look = { ...wanted, words: [word] };
  expect(asked([look, { days, rows: 300 }]).sql.includes("strpos")).toBe(isRead);
  expect(asked([look, { rows: 100, isRead: true }]).sql).toContain("strpos");
});

test("the place that an advertisement names is looked for by lexemes of its own, and nowhere else", () => {
  const look = { ...wanted, kind: "market", words: [], venue: ["大南街"] } as const;
  const { sql: text, params } = asked([look, { days, rows: 300 }]);
  expect(params).toContain("'#mvenue/大南' & '#mvenue/南街'");
  expect(text).toContain('strpos("search_entries"."folded_venue"');
  expect(text).not.toContain('strpos("search_entries"."folded_text"');
});

test("no more are looked at than are enough, and the index is asked all the same", () => {
  const { sql: text, params } = asked([
    { ...wanted, enough: 50 },
    { rows: 9000, most: 600 },
  ]);
  expect(text).toMatch(/as materialized \(.*\) select \* from found limit \$\d+\)/s);
  expect(params.at(-1)).toBe(50);
});
