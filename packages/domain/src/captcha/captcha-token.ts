import { tokenField } from "../text/text-field.ts";

/**
 * The token of a captcha.
 * @errors captcha.required, captcha.failed
 * @source spec §5
 */
export const captchaTokenSchema = tokenField("captcha.required", "captcha.failed");
