import primitive from "@gk/tokens/color.primitive.json" with { type: "json" };
import type { Locale } from "@gk/domain";
import { fontOf, runsOf, widthOf } from "../fonts/faces.server.ts";
import { linesOf } from "../fonts/lines.ts";
import { unparted } from "../words/unparted.ts";
import { drawings } from "./generated/drawings.ts";

const { banyan, dusk, eggtart, harbour, ink, kapok, leaf, paper } = primitive.color;

/** A drawing of ours, by the name that `pictures` has for it. */
export type DrawingName = keyof typeof drawings;

/** The paper behind a picture and the hill in front of it. */
const papers = {
  banyan: [banyan[200], banyan[300]],
  dusk: [dusk[200], dusk[300]],
  eggtart: [eggtart[200], leaf[300]],
  kapok: [kapok[200], kapok[300]],
  leaf: [leaf[200], leaf[300]],
  sky: [harbour[200], leaf[300]],
} as const;
export type SharedTone = keyof typeof papers;

/** What the picture of a page says and shows. */
export type Shared = {
  locale: Locale;
  title: string;
  /** What is said below the title, smaller. */
  line?: string | undefined;
  drawing: DrawingName;
  tone: SharedTone;
};

/** As those ask for it who show a page's picture. @units pixels */
export const sharedSize = { width: 1200, height: 630 } as const;

const sheet = { x: 56, y: 54, width: 640, height: 522, padding: 52 } as const;
const text = { x: sheet.x + sheet.padding, width: sheet.width - 2 * sheet.padding, top: 202, height: 330 } as const;
const scene = { x: 752, y: 84, side: 400 } as const;
const cover = { x: 748, y: 168, width: 412, height: 258, edge: 16 } as const;

/** The sizes that a title is tried in, with how many lines it may then have; the last has to do. */
const sizes = [
  [82, 2],
  [70, 3],
  [60, 4],
  [52, 4],
  [46, 5],
] as const;
const lineSize = 32;
const mostOfLine = 2;
const leading = { "zh-HK": 1.26, "en-US": 1.16 } as const;

const widthIn = (size: number) => (words: string) => widthOf(words, "drawn", size);

/** As many lines as the whole width asks for, and then as narrow as they can be: so all are of about the same length. */
function balanced(words: string, locale: Locale, size: number): string[] {
  const linesIn = (width: number) => linesOf(words, locale, (line) => widthIn(size)(line) <= width);
  const lines = linesIn(text.width);
  let narrow = text.width / 2;
  let wide: number = text.width;
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2;
    if (linesIn(width).length > lines.length) narrow = width;
    else wide = width;
  }
  const even = linesIn(wide);
  // A word that is broken for the sake of evenness is none the better for it.
  return even.length === lines.length && !isBroken(words, even) ? even : lines;
}

/** Whether a line ends within a word of letters. */
const isBroken = (words: string, lines: readonly string[]) =>
  lines.join(" ") !== words && /^[\p{Script=Latin}\s\p{P}\d]+$/u.test(words);

/** The first lines of a text that has more, with an ellipsis, which has its place. */
function cut(lines: readonly string[], most: number, size: number): string[] {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1] ?? "";
  // A word of letters goes whole, Chinese by characters.
  while (last !== "" && widthIn(size)(`${last}…`) > text.width)
    last = last.replace(/\s*(?:[^\s\p{Script=Han}]+|.)$/u, "");
  while (/[\s\p{P}]$/u.test(last)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}

/** A title in its lines, as large as it may be. */
export function titleLines(title: string, locale: Locale): { size: number; lines: string[] } {
  // A number stays with what it counts: 「9 歲」.
  const whole = unparted(title)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=\d) (?=\p{Script=Han})/gu, "\u00a0")
    .trim();
  for (const [size, most] of sizes) {
    const lines = balanced(whole, locale, size);
    if (lines.length <= most) return { size, lines };
  }
  const [size, most] = sizes.at(-1) ?? sizes[0];
  const lines = linesOf(whole, locale, (line) => widthIn(size)(line) <= text.width);
  return { size, lines: cut(lines, most, size) };
}

/** A line of text as outlines: whoever draws it needs no font. */
function outlines(line: string, size: number, x: number, y: number): string {
  let along = x;
  return runsOf(line, "drawn")
    .map((run) => {
      const font = fontOf(run.face);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      return glyphs
        .map((glyph, index) => {
          const at = along;
          along += (positions[index]?.xAdvance ?? 0) * scale;
          const drawn = glyph.path.toSVG();
          return (
            drawn &&
            `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${drawn}"/>`
          );
        })
        .join("");
    })
    .join("");
}

/** A drawing in a box of its own. */
const placed = (name: DrawingName, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) =>
  drawings[name].replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** Whether a drawing fills its frame. */
const isCover = (name: DrawingName) => name.startsWith("cover") || name === "authGarden";

const hex = ({ $value }: { $value: { hex: string } }) => $value.hex;

/** A cover as a sheet of paper with a white edge; anything else before the sun. */
function shown(name: DrawingName): string {
  if (!isCover(name)) {
    const middle = scene.x + scene.side / 2;
    return `<circle cx="${middle}" cy="${scene.y + 200}" r="226" fill="${hex(paper[50])}"/>${placed(name, { x: scene.x, y: scene.y, width: scene.side, height: scene.side })}`;
  }
  const { x, y, width, height, edge } = cover;
  const outer = { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge };
  const box = (dy: number) =>
    `x="${outer.x}" y="${outer.y + dy}" width="${outer.width}" height="${outer.height}" rx="24"`;
  return `<g transform="rotate(2.5 ${x + width / 2} ${y + height / 2})"><rect ${box(12)} fill="${hex(ink[900])}" fill-opacity=".14"/><rect ${box(0)} fill="${hex(paper[0])}"/>${placed(name, { x, y, width, height })}</g>`;
}

/** The sheet with its uneven corners, as far down as is wanted. */
function paperSheet(down: number, fill: string): string {
  const { x, width, height } = sheet;
  const y = sheet.y + down;
  const [right, bottom] = [x + width, y + height];
  return `<path d="M${x + 44} ${y}H${right - 60}q60 0 60 60V${bottom - 40}q0 40-40 40H${x + 56}q-56 0-56-56V${y + 44}q0-44 44-44z" ${fill}/>`;
}

/**
 * The picture with which a page is shared, as SVG without a letter of text: title and drawing on cut paper (DESIGN §1).
 */
export function sharedPicture({ locale, title, line, drawing, tone }: Shared): string {
  const { width, height } = sharedSize;
  const { size, lines } = titleLines(title, locale);
  const said = line
    ? cut(
        linesOf(line, locale, (words) => widthIn(lineSize)(words) <= text.width),
        lines.length > 3 ? 1 : mostOfLine,
        lineSize,
      )
    : [];
  const gap = said.length > 0 ? 26 : 0;
  const tall = lines.length * size * leading[locale] + gap + said.length * lineSize * 1.4;
  let y = text.top + (text.height - tall) / 2;
  const write = (words: readonly string[], at: number, step: number) =>
    words
      .map((one) => {
        y += step;
        return outlines(one, at, text.x, y - step + at * 0.9);
      })
      .join("");
  const [back, hill] = papers[tone];
  const head = `<g fill="${hex(ink[900])}">${write(lines, size, size * leading[locale])}</g>`;
  y += gap;
  const below = `<g fill="${hex(banyan[700])}">${write(said, lineSize, lineSize * 1.4)}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${hex(back)}"/>`,
    `<path d="M0 540c180-46 360-46 600-10s430 20 600-24v124H0z" fill="${hex(hill)}"/>`,
    shown(drawing),
    paperSheet(10, `fill="${hex(ink[900])}" fill-opacity=".12"`),
    paperSheet(0, `fill="${hex(paper[0])}"`),
    placed("logo", { x: text.x - 4, y: sheet.y + 38, width: 200, height: 76 }),
    `<path d="M${text.x} ${sheet.y + 128}H${text.x + text.width}" stroke="${hex(paper[300])}" stroke-width="3" stroke-dasharray="9 8" stroke-linecap="round"/>`,
    head,
    below,
    "</svg>",
  ].join("");
}
