import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { generalShelves } from "../../../lint/shelves.ts";
import { words } from "../src/foundations/words/index.ts";
import { source } from "./places.ts";

/** What only GK's product has. Tokens are named after some of it, and an app gives them values of its own. */
const ofTheProduct = new RegExp(
  [
    "beginner|elementary|outstanding", // plans
    "courtesy|benevolence|relationships", // kinds of missions
    "refunded|canceled", // states of orders
    "mission|prize|octopus|siblings|caregiver|silverStar",
    "/(?:member|auth|market|plans|school|download)\\b", // addresses
  ].join("|"),
  "i",
);

/** What a module does: without comments, and without the names of modules and tokens. */
const deedsOf = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replaceAll(/^(?:import|export) [^;]*? from ".*?";$/gm, "")
    .replaceAll(/\b(?:vars\.)?(?:color\.)?(?:category|status)\.\w+/g, "");

const modules = globSync(`{${generalShelves.join(",")}}/*/*.{ts,tsx}`, { cwd: source })
  .filter((file) => !/\.(?:stories|test|test-d|fixture)\.|tab-stops|foundations\/(?:specimens|theme)\//.test(file))
  .map((file) => ({
    file,
    piece: path.basename(path.dirname(file)),
    deeds: deedsOf(readFileSync(path.join(source, file), "utf8")),
  }));
const piecesWhere = (pattern: RegExp) => [
  ...new Set(modules.filter(({ deeds }) => pattern.test(deeds)).map(({ piece }) => piece)),
];

describe("general pieces", () => {
  it("are read, all of them", () => expect(modules.length).toBeGreaterThan(200));

  it("know nothing of GK's product: no page, plan, kind of mission or state of an order", () => {
    expect(piecesWhere(ofTheProduct)).toEqual([]);
  });

  it("draw the marks of other companies, and nothing else: what is drawn for GK stands on its own shelves", () => {
    const drawings = globSync(`{${generalShelves.join(",")}}/**/*.svg`, { cwd: source, exclude: ["**/generated/**"] });
    expect(drawings).toEqual(["foundations/icon/brands/linkedin.svg"]);
  });

  it.each(Object.entries(words))("say nothing of GK's product in %s", (_, spoken) => {
    const texts = Object.values(spoken).map((word) => (typeof word === "string" ? word : String(word)));
    expect(texts.filter((text) => /GK|mission|prize|child|plan\b|任務|獎品|孩子|計劃|種子/i.test(text))).toEqual([]);
  });
});
