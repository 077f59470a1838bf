/**
 * What can't be seen: control and format characters (zero-width, soft hyphen, byte order mark, bidirectional controls,
 * tags), halves of a surrogate pair, and letters that only fill a place (Hangul fillers, blank Braille).
 */
const invisible = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;

const emoji = String.raw`\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?`;

/** An emoji with what joins it to the next one or gives it its colors, which can't be seen alone: 👨‍👩‍👧, ❤️, 1️⃣. */
const joinedEmoji = String.raw`${emoji}(?:\u200D${emoji})*|[#*\d]\uFE0F\u20E3`;

const emojiOrInvisible = new RegExp(`(${joinedEmoji})|${invisible}`, "gu");

const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const visiblePart = (line: string) => line.replaceAll("\t", " ").replace(emojiOrInvisible, "$1");

const visibleParts = (text: string) => text.split(lineEnd).map(visiblePart);

/**
 * A text of one line without what can't be seen, trimmed; a line end or a tab within it becomes a space. The one rule
 * of every text that is typed or pasted, except passwords, which stay as they are (T63): an address copied from a
 * message works although a zero-width space hangs on to it, two names that look alike are alike, and a text of
 * invisible characters only is empty. The joiners within an emoji stay.
 * @example visibleLine("ann\u200B@gk.example\n") // "ann@gk.example"
 */
export function visibleLine(text: string): string {
  return visibleParts(text).join(" ").trim();
}

/**
 * Like {@link visibleLine}, with its space folded, and cut at some code points. What joins an emoji to one that is cut off
 * goes too, since it can't be seen alone.
 * @example visibleLineUpTo("Wan  Chai", 5) // "Wan C"
 */
export const visibleLineUpTo = (text: string, max: number): string =>
  visibleLine(Array.from(visibleLine(text).replaceAll(/\s+/g, " ")).slice(0, max).join(""));

/** Like {@link visibleLine} for a text of several lines, each ended by one `\n`. */
export function visibleLines(text: string): string {
  return visibleParts(text).join("\n").trim();
}

/** Whether nothing in a text is invisible and no space is around it. */
export function isVisible(text: string): boolean {
  return visibleLine(text) === text;
}
