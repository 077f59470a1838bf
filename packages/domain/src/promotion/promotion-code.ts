import { visibleLine } from "../text/visible.ts";

/**
 * The bounds of a promotion code.
 * @units code points
 */
export const promotionCodeBounds = { max: 50 } as const;

/**
 * The form of a promotion code under which two spellings are the same.
 * @source decision 29
 * @example normalizePromotionCode(" new50 ") // "NEW50"
 */
export function normalizePromotionCode(code: string): string {
  return visibleLine(code.normalize("NFKC")).toUpperCase();
}
