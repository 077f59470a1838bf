import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { sanitize } from "storybook/internal/csf";
import { describe, expect, it } from "vitest";

/** Pages about the foundations and about the drawings are laid out as each needs. */
const specimens = ["foundations/specimens/**", "product/pictures/**"];

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname, exclude: specimens })
    .sort()
    .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const);

const stories = read("*/*/*.stories.tsx");
const pages = read("*/*/*.mdx");

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

describe("pages for designers", () => {
  it("know the addresses of the pieces", () => {
    expect(addresses).toContain("controls-button--docs");
    expect(addresses).not.toContain("--docs");
  });

  it.each(stories.map(([file]) => file.replace(".stories.tsx", ".mdx")))("there is %s", (file) => {
    expect(pages.map(([page]) => page)).toContain(file);
  });

  it("have no table in Markdown, which they would show as lines of text", () => {
    const tables = globSync("**/*.mdx", { cwd: import.meta.dirname }).filter((file) =>
      /^\|/m.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
    );
    expect(tables).toEqual([]);
  });

  it("name files that exist", () => {
    const root = path.join(import.meta.dirname, "../../..");
    const named = globSync("**/*.mdx", { cwd: import.meta.dirname }).flatMap((file) =>
      [
        ...readFileSync(path.join(import.meta.dirname, file), "utf8").matchAll(
          /`([\w./-]+\/[\w.-]+\.(?:tsx?|json|md))`/g,
        ),
      ].map(([, name = ""]) => name),
    );
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    expect(named).not.toEqual([]);
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
