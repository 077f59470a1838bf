import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { lexer, walkTokens } from "marked";
import { describe, expect, it } from "vitest";
import { proseOf, type Reference, referencesIn } from "./references.ts";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const made =
  /(^|\/)(node_modules|generated|dist|build\/(client|server)|\.types|\.react-router|\.storybook-static|\.data)$/;
const files = globSync(
  ["**/*.{ts,tsx,mjs,js,jsx,mdx,md,yml,sql}", ".*/**/*.{ts,tsx,md,mdx}", ".ci/run", ".oxlintrc.json"],
  {
    cwd: root,
    exclude: (file) => made.test(file),
  },
);
const markdown = files.filter(
  (file) => file.endsWith(".md") && !file.endsWith("CHANGELOG.md") && !file.includes("/api/"),
);

interface Page {
  anchors: Set<string>;
  /** The headings and bold terms below each anchor of a section. */
  parts: Map<string, Set<string>>;
  links: string[];
  code: string[];
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** What a page of Markdown can be linked by, and what it links. */
function pageOf(file: string): Page {
  const page: Page = { anchors: new Set(), parts: new Map(), links: [], code: [] };
  let section = "";
  void walkTokens(lexer(read(file)), (token) => {
    if (token.type === "html") {
      for (const [, id = ""] of token.raw.matchAll(/<a id="([^"]+)">/g)) page.anchors.add((section = id));
    }
    if (token.type === "heading") page.anchors.add(slug(token.text));
    if (token.type === "heading" || token.type === "strong") {
      page.parts.set(section, (page.parts.get(section) ?? new Set()).add(token.text.replace(/\.$/, "")));
    }
    if (token.type === "codespan") page.code.push(token.text);
    if (token.type === "link" || token.type === "image") page.links.push(token.href);
  });
  return page;
}
const pages = new Map(markdown.map((file) => [file, pageOf(file)]));
const docs = (name: string) => {
  const page = pages.get(`docs/${name}.md`);
  if (page === undefined) throw new Error(`docs/${name}.md is missing`);
  return page;
};

const anchored = (page: Page, anchor: string, parts: string[] = []) =>
  page.anchors.has(anchor) && parts.every((part) => page.parts.get(anchor)?.has(part));

/** Whether what a reference names is there. */
function isThere(reference: Reference, from: string): boolean {
  switch (reference.kind) {
    case "spec":
      return anchored(docs("product"), `s${reference.section}`, reference.parts);
    case "design":
      return anchored(docs("design"), `design-${reference.section}`, reference.parts);
    case "decision":
      return anchored(docs("decisions"), `decision-${reference.number}`);
    case "edge case":
      return anchored(docs("edge-cases"), `t${reference.number}`);
    case "document":
      return files.some((file) => file === reference.path || file.endsWith(`/${reference.path}`));
    case "nothing":
      break;
  }
  // The pages of docs/ name their own sections by the sign alone.
  return from.startsWith("docs/");
}

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

const references = files.flatMap((file) => {
  if (file.startsWith("tests/references.")) return [];
  const text = read(file);
  if (referencesIn(text).length === 0) return [];
  return proseOf(file, text).flatMap((prose) =>
    referencesIn(prose.text).map((reference) => ({ file, reference, line: lineOf(text, prose.start + reference.at) })),
  );
});
const ofKind = (kind: Reference["kind"]) => references.filter(({ reference }) => reference.kind === kind);

describe("a reference", () => {
  const kinds = ["spec", "design", "decision", "edge case", "document", "nothing"] as const;

  it.each(kinds.map((kind) => [kind, ofKind(kind).length] as const))("to %s is to something: %i", (kind) => {
    const lost = ofKind(kind).filter(({ file, reference }) => !isThere(reference, file));
    expect(lost.map(({ file, line, reference }) => `${file}:${line} ${reference.said}`)).toEqual([]);
  });

  it("is found", () => expect(references.length).toBeGreaterThan(1000));

  it.each([
    ["spec §5", ["spec 5"]],
    ["Spec §3, §5 and §9", ["spec 3", "spec 5", "spec 9"]],
    ["DESIGN §2–§4", ["design 2", "design 3", "design 4"]],
    ['spec §3, "Plans" and "Payment methods"', ["spec 3 Plans Payment methods"]],
    ["decision 8", ["decision 8"]],
    ["decisions 8, 28 to 30 and\n * 50", ["decision 8", "decision 28", "decision 29", "decision 30", "decision 50"]],
    [
      "spec §5; decision\n * 41; T57 to T59, T61",
      ["spec 5", "decision 41", "edge case 57", "edge case 58", "edge case 59", "edge case 61"],
    ],
    ["see guide.md", ["document guide.md"]],
    ["as in §5", ["nothing"]],
    ["2026-11-20T09:00 and vars.size.md", []],
  ])("%j is to %j", (text, expected) => {
    const named = referencesIn(text).map((reference) =>
      Object.entries(reference)
        .filter(([key]) => key !== "said" && key !== "at")
        .flatMap(([, value]) => value)
        .join(" "),
    );
    expect(named).toEqual(expected);
  });

  it("is looked for in comments and texts of code, not in its names", () => {
    const code = "type T1 = 1; // T2\nconst a = <p title='T3'>T4 {/* T5 */}{`T6`}</p>;";
    const found = proseOf("a.tsx", code).flatMap(({ text }) => referencesIn(text).map(({ said }) => said));
    expect(found.sort()).toEqual(["T2", "T3", "T4", "T5", "T6"]);
  });
});

it("a decision and an edge case stand once, in their order", () => {
  for (const [name, anchor] of [
    ["decisions", /<a id="decision-(\d+)">/g],
    ["edge-cases", /<a id="t(\d+)">/g],
  ] as const) {
    const numbers = [...read(`docs/${name}.md`).matchAll(anchor)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
});

describe("a link", () => {
  const links = [...pages].flatMap(([file, page]) => page.links.map((link) => ({ file, link })));
  const inside = links.filter(({ link }) => !/^(https?|mailto|tel):/.test(link) && !link.startsWith("/"));

  it(`of Markdown leads somewhere: ${inside.length}`, () => {
    const lost = inside.filter(({ file, link }) => {
      const [to = "", anchor] = link.split("#");
      const target = to === "" ? file : path.join(path.dirname(file), to);
      if (!existsSync(path.join(root, target))) return true;
      return anchor !== undefined && pages.get(target)?.anchors.has(anchor) !== true;
    });
    expect(lost.map(({ file, link }) => `${file}: ${link}`)).toEqual([]);
  });
});

describe("a path", () => {
  const inRoot = /^(?:packages|site|tokens|tests|lint|scripts|docs|\.storybook)\//;
  const inFolder = /^(?:src|app|server|compile|content|e2e|bench|seed|migrations)\//;
  /** Of the new piece with which a guide explains itself. */
  const madeUp = /coupon-?strip/i;
  /** `a/{b,c}` is two paths. */
  const each = (text: string) => {
    const [, before = "", names, after = ""] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(text) ?? [];
    return names?.split(",").map((name) => before + name + after) ?? [text];
  };
  const named = [...pages].flatMap(([file, { code }]) =>
    code
      .filter((text) => !madeUp.test(text))
      .flatMap(each)
      .filter((text) => /^[\w./-]+$/.test(text))
      .flatMap((text) => [
        ...(inRoot.test(text) ? [{ file, text, place: text }] : []),
        ...(inFolder.test(text) ? [{ file, text, place: path.join(path.dirname(file), text) }] : []),
      ]),
  );

  it(`of a file or a folder that Markdown names is there: ${named.length}`, () => {
    const lost = named.filter(({ place }) => !existsSync(path.join(root, place)));
    expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  const code = files.filter((file) => /\.tsx?$/.test(file));
  const short = [...pages].flatMap(([file, page]) =>
    page.code
      .filter((text) => /^[\w./-]+\.tsx?$/.test(text) && ![inRoot, inFolder, madeUp].some((part) => part.test(text)))
      .map((text) => ({ file, text })),
  );

  it(`that Markdown shortens, as a walk does beside a file that it has named, is the end of a file's: ${short.length}`, () => {
    const lost = short.filter(({ text }) => !code.some((name) => name === text || name.endsWith(`/${text}`)));
    expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

describe("a name", () => {
  const page = "docs/architecture.md";
  const names = new Set(pages.get(page)?.code.filter((text) => /^(?=.*[A-Z_])[A-Za-z]\w+$/.test(text)));
  const known = new Set(files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => read(file).match(/\w+/g) ?? []));

  it(`in ${page} is one that the code has: ${names.size}`, () => {
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});
