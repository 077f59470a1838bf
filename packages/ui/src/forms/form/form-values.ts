/** An answer that is a number; the empty text while there is none. */
export type NumberAnswer = number | "";

/** Reads a text answer, as it was typed. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** Reads a number; what is no number comes out as NaN, for the rules to refuse. */
export function numberIn(data: FormData, name: string): NumberAnswer {
  const text = textIn(data, name).trim();
  return text === "" ? "" : Number(text);
}

/** Reads the chosen numbers of a group, each once. @source T70 */
export function numbersIn(data: FormData, name: string): number[] {
  return [...new Set(data.getAll(name).map(Number))];
}

/** Reads a chosen file: a file input without one sends a file without a name. */
export function fileIn(data: FormData, name: string): File | undefined {
  const value = data.get(name);
  return value instanceof File && value.name !== "" ? value : undefined;
}
