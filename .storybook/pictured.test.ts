import { expect, it } from "vitest";
import { type Entry, pictured } from "./pictured.ts";

const entry = (title: string, name: string, type: Entry["type"] = "story"): Entry => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  type,
});

it("photographs a piece's Sheet and States, or each of its stories where there is none", () => {
  const entries = [
    entry("Button", "Docs", "docs"),
    entry("Button", "Playground"),
    entry("Button", "Sheet"),
    entry("Button", "States"),
    entry("Button", "Pressed"),
    entry("Header", "Playground"),
    entry("Header", "Signed In"),
  ];
  const index = { entries: Object.fromEntries(entries.map((row) => [row.id, row])) };
  expect(pictured(index).map(({ id }) => id)).toEqual([
    "button--sheet",
    "button--states",
    "header--playground",
    "header--signed in",
  ]);
});
