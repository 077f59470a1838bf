import * as v from "valibot";
import { captchaField } from "../captcha/captcha.ts";
import { captchaTokenSchema } from "../captcha/captcha-token.ts";
import { codeField } from "../integer/integer-field.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { missionCategories } from "../mission/mission.ts";
import { atLeast, atMost, requiredText } from "../text/text-field.ts";
import { wishBounds } from "./wish-bounds.ts";

function wishText(part: keyof typeof wishBounds) {
  const key = (code: "required" | "tooShort" | "tooLong"): IssueKey => `wish.${part}.${code}`;
  return v.pipe(
    requiredText(key("required")),
    v.transform((text) => text.replace(/\s+/g, " ")),
    atLeast(wishBounds[part].min, key("tooShort")),
    atMost(wishBounds[part].max, key("tooLong")),
  );
}

/**
 * What a person writes on a leaf of the wish tree. Line ends become spaces: a leaf has one line.
 * @errors wish.*
 * @source decision 25
 */
export const wishFormSchema = form({
  name: wishText("name"),
  category: codeField(missionCategories, "wish.category.required", "wish.category.invalid"),
  wish: wishText("text"),
});

/** What a person writes on a leaf of the wish tree. */
export type WishForm = v.InferInput<typeof wishFormSchema>;

/**
 * The body of `POST /wishes`.
 * @errors those of the form; captcha.required
 * @source decision 25
 */
export const wishSchema = form({ ...wishFormSchema.entries, [captchaField]: captchaTokenSchema });

/**
 * The body of `PATCH /wishes/{id}`.
 * @errors required
 * @source decision 25
 */
export const wishDecisionSchema = form({ approved: v.boolean("required" satisfies IssueKey) });
