import * as v from "valibot";
import type { IssueKey } from "../issue/issue-key.ts";
import { atMost } from "../text/text-field.ts";
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

/**
 * A promotion code, in the form under which it is known; empty where none is given.
 * @errors promotionCode.invalid
 * @source decision 29
 */
export const promotionCodeText = v.pipe(
  v.string("promotionCode.invalid" satisfies IssueKey),
  v.transform(normalizePromotionCode),
  atMost(promotionCodeBounds.max, "promotionCode.invalid"),
);
