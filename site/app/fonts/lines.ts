/** No line begins with these, and none ends with those. */
const closes = /^[\p{Pe}\p{Pf}、。，．：；！？…\s]/u;
const opens = /[\p{Ps}\p{Pi}\u00a0]$/u;

/** The parts of a text between which a line may end: words, Chinese ones too, with the signs that cling to them. */
function partsOf(text: string, locale: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (closes.test(segment) || opens.test(last) || /\S-$/.test(last)))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

const charactersOf = (text: string) => [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)];

/** A text in lines of at most a width; a word that is wider than a line is broken. */
export function linesOf(text: string, locale: string, fits: (line: string) => boolean): string[] {
  const lines = [""];
  const add = (part: string, broken: (part: string) => void) => {
    const line = lines.at(-1) ?? "";
    if (fits((line + part).trimEnd())) lines[lines.length - 1] = line + part;
    else broken(part);
  };
  const begin = (part: string) => {
    if (lines.at(-1) === "") lines.pop();
    lines.push(part);
  };
  for (const part of partsOf(text, locale)) {
    add(part, () => {
      if (fits(part.trimEnd())) begin(part);
      else for (const { segment } of charactersOf(part)) add(segment, begin);
    });
  }
  return lines.map((line) => line.trim());
}
