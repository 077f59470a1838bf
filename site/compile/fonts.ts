import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { drawnAtOnce, latinInChinese } from "../app/fonts/drawn-at-once.ts";
import { chineseFace, faceBelowName, latinFace, pageFaceName } from "../app/fonts/page-face.ts";

/**
 * Cuts the two display faces into slices by `unicode-range`. Nunito: what English is written with, and the rest of Latin-1.
 * Chinese, to the characters of the headings that we wrote: those of the home page, all others, and what each page shows at once
 * and further down. Provider content and running text use the system's face (DESIGN §3).
 */
const site = path.join(import.meta.dirname, "..");
const output = path.join(site, "app/fonts/generated");

/** Messages that are drawn in the display face. */
const isHeading = (id: string) => /(?:^|\.)(?:title|heading|name)$/.test(id) || displayed.has(id);
const displayed = new Set([
  "articles.related",
  "home.cta.action",
  "home.flow.lead",
  ...["tool", "free", "premium"].map((id) => `tools.column.${id}`),
]);

const isHan = (character: string) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character);

function headings(): Record<"home" | "others", Set<string>> {
  const [home, others] = [new Set<string>(), new Set<string>()];
  const messages = path.join(site, "app/messages/zh-HK");
  for (const file of readdirSync(messages)) {
    const catalogue = JSON.parse(readFileSync(path.join(messages, file), "utf8")) as Record<string, string>;
    for (const [, message] of Object.entries(catalogue).filter(([id]) => isHeading(id))) {
      const target = file === "home.json" ? home : others;
      for (const character of message) if (isHan(character)) target.add(character);
    }
  }
  const pages = path.join(site, "content/zh-HK");
  for (const file of readdirSync(pages)) {
    const lines = readFileSync(path.join(pages, file), "utf8").split("\n");
    const titles = lines.filter((line) => line.startsWith("title:") || line.startsWith("#"));
    for (const character of titles.join("")) if (isHan(character)) others.add(character);
  }
  return { home, others: others.difference(home) };
}

const { weights } = latinFace;
type Weight = (typeof weights)[number];

/** By `unicode-range`: what English is written with, its signs included, and the letters that other languages add. */
const latin = {
  english: "U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026",
  accented: "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+2122",
};

const hex = (code: number) => code.toString(16).toUpperCase();

/** Characters as `unicode-range` names them, those that follow each other together. */
function rangeOf(characters: Set<string>): string {
  const runs: [number, number][] = [];
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

function textOf(unicodeRange: string): string {
  const ends = [...unicodeRange.matchAll(/U\+(\w+)(?:-(\w+))?/g)];
  const codePoints = ends.flatMap(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codePoints);
}

type Slice = {
  family: string;
  weight: Weight;
  source: string;
  name: string;
  characters: Set<string>;
  /** Whether the source has all weights, of which one is cut. */
  isVariable?: true;
};

const chiron = { ...chineseFace, source: "chiron.woff2" } as const;

const fileOf = ({ source, name }: Slice) => `${path.basename(source, ".woff2")}-${name}.woff2`;

/** The rule by which a sheet names a file. */
const face = (slice: Slice) => `@font-face {
  font-family: "${slice.family}";
  font-weight: ${slice.weight};
  font-display: swap;
  src: url("./${fileOf(slice)}") format("woff2");
  unicode-range: ${rangeOf(slice.characters)};
}
`;

const nunito = (name: keyof typeof latin | "chinese", weight: Weight, text: string): Slice => ({
  family: latinFace.family,
  weight,
  source: "nunito.woff2",
  name: `${name}-${weight}`,
  characters: new Set(text),
  isVariable: true,
});

/** What a browser uses unasked, and figures of one width: fractions and the like are drawn for by nobody. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "mark", "mkmk", "rlig", "tnum"];

/** What only a choice among instances (each weight is a file) and vertical lines ask for, of which there are none. */
const dropTables = ["STAT", "BASE", "vhea", "vmtx"];

/** Cuts one file, and gives the rule that names it. */
async function cut(slice: Slice): Promise<string> {
  const whole = readFileSync(path.join(site, "fonts", slice.source));
  const axes = slice.isVariable && { variationAxes: { wght: slice.weight } };
  const text = [...slice.characters].join("");
  writeFileSync(
    path.join(output, fileOf(slice)),
    await subsetFont(whole, text, { targetFormat: "woff2", keepFeatures, dropTables, ...axes }),
  );
  return face(slice);
}

/**
 * Arial at Nunito's measures, for the moment before Nunito is there: the swap moves nothing. How much wider Nunito runs
 * than Arial (regular, or bold from 700 on) was measured over the English catalogue; ascent and descent are Nunito's own.
 */
const widthToArial = { 400: 1.003, 700: 0.972, 900: 1.016 } as const;
const nunitoAscent = 1.011;
const nunitoDescent = 0.353;

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;
const locals = (names: string[]) => names.map((name) => `local("${name}")`).join(", ");

const fallback = (weight: Weight) => `@font-face {
  font-family: "Nunito Fallback";
  font-weight: ${weight};
  src: ${locals(weight === 400 ? ["Arial", "Liberation Sans"] : ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"])};
  size-adjust: ${percent(widthToArial[weight])};
  ascent-override: ${percent(nunitoAscent / widthToArial[weight])};
  descent-override: ${percent(nunitoDescent / widthToArial[weight])};
  line-gap-override: 0%;
  unicode-range: ${latin.english}, ${latin.accented};
}
`;

/** What the Chinese face has at most: the ideographs of the basic plane, with the signs and full-width forms. */
const everyCharacter = () =>
  textOf("U+2010-2049, U+3000-30FF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FE30-FE4F, U+FF00-FFEF");

/**
 * The faces of what is no page, which can read neither WOFF2's variations nor fall back to a system's. A receipt's file:
 * Nunito at two weights, and Chiron with the characters of the receipt's own words; what a family has written is drawn in
 * Noto Sans, which is kept whole: Hong Kong's characters, and those that only the Mainland's has. The picture that a page
 * is shared with: Chiron with all that it has, since titles come from the provider.
 */
async function cutTrueTypeFaces() {
  const cutTrueType = async (source: string, text: string, file: string, weight?: Weight) => {
    const whole = readFileSync(path.join(site, "fonts", source));
    const variationAxes = weight === undefined ? {} : { variationAxes: { wght: weight } };
    writeFileSync(
      path.join(output, file),
      await subsetFont(whole, text, { targetFormat: "truetype", ...variationAxes }),
    );
  };
  const words = readFileSync(path.join(site, "app/messages/zh-HK/purchase.json"), "utf8");
  const said = Object.entries(JSON.parse(words) as Record<string, string>).filter(([id]) =>
    /^(?:orders\.)?receipt/.test(id),
  );
  const han = said.flatMap(([, message]) => Array.from(message).filter(isHan));
  await Promise.all([
    cutTrueType("nunito.woff2", textOf(`${latin.english}, ${latin.accented}, U+2212`), "nunito-400.ttf", 400),
    cutTrueType("nunito.woff2", textOf(`${latin.english}, ${latin.accented}, U+2212`), "nunito-900.ttf", 900),
    cutTrueType("chiron.woff2", han.join(""), "chiron-receipt.ttf"),
    cutTrueType("chiron.woff2", everyCharacter(), "chiron-whole.ttf"),
  ]);
}

/**
 * For each page what its headings show at once in a file of its own, which the page names itself, and a sheet with what it
 * shows further down and all that others have. No character is in two of them: a browser that waits for one file asks for
 * each other that has the character too.
 */
async function cutPageFaces(slices: Slice[], otherRules: string[]) {
  for (const [page, drawn] of Object.entries(drawnAtOnce)) {
    const { first, below } = typeof drawn === "string" ? { first: drawn, below: "" } : drawn;
    await cut({ ...chiron, name: pageFaceName(page), characters: new Set(first) });
    const own = new Set(first + below);
    const rules = slices.map((slice) => face({ ...slice, characters: slice.characters.difference(own) }));
    if (below) rules.unshift(await cut({ ...chiron, name: faceBelowName(page), characters: new Set(below) }));
    writeFileSync(path.join(output, `${pageFaceName(page)}.css`), [...otherRules, ...rules].join(""));
  }
}

export async function cutFonts() {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await cutTrueTypeFaces();
  const write = (file: string, rules: string[]) => writeFileSync(path.join(output, file), rules.join(""));
  write("fonts.css", weights.map(fallback));
  // A file for each weight is one packet train on a new line (14 kB); one file for all of them is two, one after the other.
  const english = weights.map((weight) => nunito("english", weight, textOf(latin.english)));
  const inChinese = weights.map((weight) => nunito("chinese", weight, latinInChinese[weight]));
  const accented = weights.map((weight) => nunito("accented", weight, textOf(latin.accented)));
  const chinese = Object.entries(headings()).map(([name, characters]): Slice => ({ ...chiron, name, characters }));
  await Promise.all([...english, ...inChinese].map(cut));
  const accentedRules = await Promise.all(accented.map(cut));
  const chineseRules = await Promise.all(chinese.map(cut));
  const besidesChinese = english.map((slice) =>
    face({ ...slice, characters: slice.characters.difference(new Set(latinInChinese[slice.weight])) }),
  );
  write("after-english.css", [...accentedRules, ...chineseRules]);
  write("after-chinese.css", [...besidesChinese, ...accentedRules, ...chineseRules]);
  await cutPageFaces(chinese, [...besidesChinese, ...accentedRules]);
}
