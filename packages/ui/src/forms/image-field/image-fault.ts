/** Why a file is not taken. */
export function faultOf(file: Pick<File, "type" | "size">, types: readonly string[], maxBytes: number) {
  if (!types.includes(file.type)) return "type";
  return file.size > maxBytes ? "size" : undefined;
}

/** What people call a media type. @example nameOfType("image/svg+xml") // "SVG" */
export const nameOfType = (type: string): string => type.replace(/^.*\/|\+.*$/g, "").toUpperCase();
