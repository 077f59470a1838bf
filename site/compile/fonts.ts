import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the Chinese display face to the characters of the headings that we wrote, in two slices by `unicode-range`:
 * the home page's first, then all others. Provider content and running text use the system's face (DESIGN §3).
 */
const site = path.join(import.meta.dirname, "..");
const output = path.join(site, "app/fonts/generated");
const chinese = "Chiron GoRound TC";

/** Messages that are drawn in the display face. */
const isHeading = (id: string) => /(?:^|\.)(?:title|heading|name)$/.test(id) || displayed.has(id);
const displayed = new Set(["home.cta.action", "home.flow.lead", "tools.column.free", "tools.column.premium"]);

/** What the home page draws in the display face: its own words, the shell's, and the five categories. */
const firstAreas = new Set(["home", "shell"]);
const isFirst = (area: string, id: string) => firstAreas.has(area) || id.startsWith("category.");

const isHan = (character: string) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character);

function headings(): { first: Set<string>; others: Set<string> } {
  const first = new Set<string>();
  const others = new Set<string>();
  const messages = path.join(site, "app/messages/zh-HK");
  for (const file of readdirSync(messages)) {
    const catalogue = JSON.parse(readFileSync(path.join(messages, file), "utf8")) as Record<string, string>;
    for (const [id, message] of Object.entries(catalogue)) {
      const target = isFirst(file.replace(".json", ""), id) ? first : others;
      if (isHeading(id)) for (const character of message) if (isHan(character)) target.add(character);
    }
  }
  const pages = path.join(site, "content/zh-HK");
  for (const file of readdirSync(pages)) {
    const lines = readFileSync(path.join(pages, file), "utf8").split("\n");
    const titles = lines.filter((line) => line.startsWith("title:") || line.startsWith("#"));
    for (const character of titles.join("")) if (isHan(character)) others.add(character);
  }
  return { first, others: others.difference(first) };
}

const range = (characters: Set<string>) =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`).join(", ");

const face = (family: string, weight: number, file: string, characters: string) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${characters};
}
`;

const latin = "U+0000-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122";

/**
 * Arial at Nunito's measures, for the moment before Nunito is there: the swap moves nothing. How much wider Nunito runs
 * than Arial (regular, or bold from 700 on) was measured over the English catalogue; ascent and descent are Nunito's own.
 */
const widthToArial = { 400: 1.003, 700: 0.972, 900: 1.016 } as const;
const nunitoAscent = 1.011;
const nunitoDescent = 0.353;

type Weight = keyof typeof widthToArial;

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
  unicode-range: ${latin};
}
`;

export async function cutFonts() {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const source = readFileSync(path.join(site, "fonts/chiron-goround-tc-900.woff2"));
  const slices = Object.entries(headings());
  const faces = await Promise.all(
    slices.map(async ([name, characters]) => {
      const file = `chiron-900-${name}.woff2`;
      writeFileSync(
        path.join(output, file),
        await subsetFont(source, [...characters].join(""), { targetFormat: "woff2" }),
      );
      return face(chinese, 900, `./${file}`, range(characters));
    }),
  );
  const nunito = ([400, 700, 900] as const).flatMap((weight) => [
    face("Nunito", weight, `../nunito-latin-${weight}.woff2`, latin),
    fallback(weight),
  ]);
  writeFileSync(path.join(output, "fonts.css"), [...nunito, ...faces].join(""));
}
