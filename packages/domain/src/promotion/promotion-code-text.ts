import * as v from "valibot";
import type { IssueKey } from "../issue/issue-key.ts";
import { atMost } from "../text/text-field.ts";
import { normalizePromotionCode, promotionCodeBounds } from "./promotion-code.ts";

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
