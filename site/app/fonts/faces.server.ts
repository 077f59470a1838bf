import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/**
 * The faces of a document, which have to be in it, and of a picture, in which text is drawn as outlines so that the machine
 * needs no font: Nunito and Chiron as on the pages, cut when the site is built, and for whatever a family is called Noto
 * Sans, Hong Kong's 20,755 characters first and then the other 11,850 of the Mainland's.
 */
const files = {
  latin: "#fonts/cut/nunito-400.ttf",
  latinBlack: "#fonts/cut/nunito-900.ttf",
  hanBlack: "#fonts/cut/chiron-receipt.ttf",
  hanBlackWhole: "#fonts/cut/chiron-whole.ttf",
  han: "#fonts/noto-sans-hk.ttf",
  hanElsewhere: "#fonts/noto-sans-sc.ttf",
} as const;
type Face = keyof typeof files;

const opened = new Map<Face, Font>();

/** A face, read when it is first needed. */
export function fontOf(face: Face): Font {
  const font = opened.get(face) ?? (create(readFileSync(resolve(files[face]))) as Font);
  opened.set(face, font);
  return font;
}

/** The faces in which a character is looked for, one after the other. */
const order = {
  text: ["latin", "han", "hanElsewhere"],
  display: ["latinBlack", "hanBlack", "han", "hanElsewhere"],
  /** In a picture, which is no larger for all the characters that its faces have. */
  drawn: ["latinBlack", "hanBlackWhole", "han", "hanElsewhere"],
} as const satisfies Record<string, readonly Face[]>;
export type Style = keyof typeof order;

/** A part of a text in one face. */
export type Run = {
  face: Face;
  text: string;
  /** What stands there in truth, where no face can show it. */
  actual?: string;
};

/** What typesetters put for a character that they do not have; a reader of the document is told which one it is. */
const missing = "〓";

/** Nothing shows of these, so no face has to have them. */
const isIgnored = (character: string) => /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(character);

function drawn(character: string, style: Style): Run {
  const code = character.codePointAt(0) ?? 0;
  const face = order[style].find((one) => fontOf(one).hasGlyphForCodePoint(code));
  return face ? { face, text: character } : { face: "han", text: missing, actual: character };
}

/** A text in parts, each in the first face that has its characters. */
export function runsOf(text: string, style: Style): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    if (isIgnored(character)) continue;
    const next = drawn(character, style);
    const last = runs.at(-1);
    if (last && last.face === next.face && !last.actual && !next.actual) last.text += next.text;
    else runs.push(next);
  }
  return runs;
}

/** How wide a text is at a size. @units points */
export const widthOf = (text: string, style: Style, size: number): number =>
  runsOf(text, style).reduce((sum, run) => {
    const font = fontOf(run.face);
    return sum + (font.layout(run.text, []).advanceWidth / font.unitsPerEm) * size;
  }, 0);
