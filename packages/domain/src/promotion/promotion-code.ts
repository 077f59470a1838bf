import * as v from "valibot";
import { form } from "../issue/form.ts";
import { requiredText } from "../text/text-field.ts";

/**
 * The form of a promotion code under which two spellings are the same.
 * @source decision 29
 * @example normalizePromotionCode(" new50 ") // "NEW50"
 */
export function normalizePromotionCode(code: string): string {
  return code.trim().normalize("NFKC").toUpperCase();
}

/**
 * What a person types to use a promotion code.
 * @errors promotionCode.required
 * @source decision 29
 */
export const promotionCodeSchema = form({
  code: v.pipe(requiredText("promotionCode.required"), v.transform(normalizePromotionCode)),
});

/** What a person types to use a promotion code. */
export type PromotionCodeForm = v.InferInput<typeof promotionCodeSchema>;
