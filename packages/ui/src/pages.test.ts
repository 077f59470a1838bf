import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { sanitize } from "storybook/internal/csf";
import { describe, expect, it } from "vitest";
import { proseOf, referencesIn } from "../../../tests/references.ts";

const read = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: import.meta.dirname, exclude })
    .sort()
    .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const);

/** Pages about the foundations are laid out as each needs. */
const specimens = "foundations/specimens/**";
const stories = read("*/*/*.stories.tsx", [specimens]);
const pages = read("*/*/*.mdx", [specimens]);

const title = /const meta = \{\s+title: "(.+?)"/;
const addresses = stories.map(([, source]) => `${sanitize(title.exec(source)?.[1] ?? "")}--docs`);
const linksIn = (page: string) => [...page.matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)].map(([, address]) => address);

/** What a page says by hand: neither imports nor headings nor doc blocks. */
const sentencesIn = (page: string) =>
  page
    .replaceAll(/^(?:import|#|<).*$/gm, "")
    .split(/\n\n|\n- /)
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);

/** What Storybook shows of a file: a page as it is, of stories their texts and docstrings, not the notes between lines. */
const shownOf = (file: string, text: string) =>
  proseOf(file, text).filter(({ text: prose }) => !prose.startsWith("//") && !/^\/\*(?!\*)/.test(prose));

describe("what strangers read", () => {
  const files = [...read("*/*/*.{mdx,stories.tsx}"), ...read("../../../.storybook/*.mdx")];

  it.each(files)("%s names none of our documents", (file, text) => {
    expect(
      shownOf(file, text)
        .flatMap(({ text: prose }) => referencesIn(prose).map(({ said }) => said))
        .filter((said) => !said.endsWith("README.md")),
    ).toEqual([]);
  });
});

describe("pages for designers", () => {
  it("know the addresses of the pieces", () => {
    expect(addresses).toContain("controls-button--docs");
    expect(addresses).not.toContain("--docs");
  });

  it.each(stories.map(([file]) => file.replace(".stories.tsx", ".mdx")))("there is %s", (file) => {
    expect(pages.map(([page]) => page)).toContain(file);
  });

  it("never repeat each other", () => {
    const sentences = pages.flatMap(([, page]) => sentencesIn(page));
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
  });
});

describe.each(pages)("%s", (_, page) => {
  it("says when to use the piece, when not, and what it promises", () => {
    expect(page.match(/^## .+$/gm)?.slice(0, 3)).toEqual(["## When to use", "## When not to use", "## Accessibility"]);
    expect(page).toMatch(/<PieceHead of=\{\w+\} \/>[\s\S]+<PieceReference of=\{\w+\} \/>/);
  });

  it("links to pages that exist", () => {
    expect(linksIn(page).filter((address) => !addresses.includes(address ?? ""))).toEqual([]);
  });
});
