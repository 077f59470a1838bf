import { previewLength } from "./preview-bounds.ts";

/**
 * The beginning of a text for a list: its space folded, cut at 150 code points, with one ellipsis only if cut.
 * @source spec §9; T110
 */
export function previewOf(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > previewLength ? `${characters.slice(0, previewLength).join("")}…` : characters.join("");
}
