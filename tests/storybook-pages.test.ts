import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { proseOf, referencesIn } from "./references.ts";

const root = path.join(import.meta.dirname, "..");
const files = globSync(["packages/ui/src/**/*.{mdx,stories.tsx}", ".storybook/*.mdx"], { cwd: root });

/** What Storybook shows of a file: a page as it is, of stories their texts and docstrings, not the notes between lines. */
const shownOf = (file: string) =>
  proseOf(file, readFileSync(path.join(root, file), "utf8"))
    .map(({ text }) => text)
    .filter((text) => !text.startsWith("//") && !/^\/\*(?!\*)/.test(text));

it.each(files)("%s, which strangers read, says the reason itself and names none of our documents", (file) => {
  const references = shownOf(file).flatMap((text) => referencesIn(text).map(({ said }) => said));
  expect(references.filter((said) => !said.endsWith("README.md"))).toEqual([]);
});
