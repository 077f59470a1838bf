import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const door = readFileSync(path.join(import.meta.dirname, "index.ts"), "utf8");

/** Loaded on first use, so not through the root door; `index.ts` says why. */
const lazy = ["alert", "confirm", "dialog", "filter-drawer", "newsletter-dialog", "sidebar", "tabs", "welcome-dialog"];

const folderOf = (file: string) => file.split("/")[1] ?? "";
const folders = Object.keys(import.meta.glob("./*/index.ts")).map(folderOf);
const gathered = [...door.matchAll(/^export \* from "\.\/([\w-]+)\/index\.ts";$/gm)].map(([, folder]) => folder ?? "");
const radix = Object.entries(import.meta.glob<string>("./*/*.tsx", { query: "?raw", import: "default", eager: true }))
  .filter(([, source]) => source.includes('from "@radix-ui/'))
  .map(([file]) => folderOf(file));

describe("the root door", () => {
  it("finds the pieces", () => {
    expect(folders.length).toBeGreaterThan(100);
  });

  it("gathers every folder that has a door, once, in order, but the lazy ones", () => {
    expect(gathered).toEqual(folders.filter((folder) => !lazy.includes(folder)).sort());
  });

  it("leaves out whatever needs Radix", () => {
    expect(radix.length).toBeGreaterThan(0);
    expect(radix.filter((folder) => gathered.includes(folder))).toEqual([]);
  });
});
