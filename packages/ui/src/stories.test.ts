import { describe, expect, it } from "vitest";

/** Hooks, styles and values: nothing of them shows by itself. */
const unseen = [
  "after-paint",
  "anchor-scroll",
  "answer",
  "mission-category",
  "overlay",
  "pictures",
  "plan",
  "scrolled-past",
  "take-focus",
  "theme",
  "ui-provider",
  "words",
];
/**
 * Their states are stories of their own, because a sheet can't show several: a page has one main navigation, two links show
 * only in answer to the scroll or to Tab, a page for maintenance brings its own `main`, and one page is awaited at a time.
 */
const oneToAPage = ["back-to-top", "maintenance-page", "page-progress", "sidebar", "skip-link"];

const folderOf = (path: string) => path.split("/")[2] ?? "";
const folders = Object.keys(import.meta.glob("./*/*/index.ts"))
  .map(folderOf)
  .filter((folder) => !unseen.includes(folder));
const sources = Object.entries(
  import.meta.glob<string>("./*/*/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);
const toldOf = (folder: string) =>
  sources
    .filter(([path]) => folderOf(path) === folder)
    .map(([, source]) => source)
    .join("\n");

describe("stories", () => {
  it.each(folders)("%s has a Playground", (folder) => {
    expect(toldOf(folder)).toContain("export const Playground: Story");
  });

  it.each(folders.filter((folder) => !oneToAPage.includes(folder)))("%s has a Sheet of its variants", (folder) => {
    expect(toldOf(folder)).toContain("export const Sheet: Story");
  });

  it.each(oneToAPage)("%s has a story in English", (folder) => {
    expect(toldOf(folder)).toMatch(/locale: "en-US"|lang="en"/);
  });
});
