import { type CaptchaAction, captchaField } from "@gk/domain";
import type { Context } from "../http/handler.ts";
import { invalid } from "../http/refusal.ts";

/**
 * Lets only people on.
 *
 * @errors a token that is not accepted is an issue of its field
 */
export async function requireCaptcha(
  { captcha }: Context,
  action: CaptchaAction,
  body: Readonly<Record<typeof captchaField, string>>,
): Promise<void> {
  if (!(await captcha.accepts(body[captchaField], action))) throw invalid({ [captchaField]: ["captcha.failed"] });
}
