import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { proseOf, referencesIn } from "./references.ts";

const root = path.join(import.meta.dirname, "..");
const files = globSync(["packages/ui/src/**/*.{mdx,stories.tsx}", ".storybook/*.mdx"], { cwd: root });

it.each(files)("%s, which strangers read, says the reason itself and names none of our documents", (file) => {
  const prose = proseOf(file, readFileSync(path.join(root, file), "utf8"));
  const references = prose.flatMap(({ text }) => referencesIn(text).map(({ said }) => said));
  expect(references.filter((said) => !said.endsWith("README.md"))).toEqual([]);
});
