import type { CaptchaAction } from "@gk/domain";

/** What tells people from programs, by a token that a form carries. */
export interface Captcha {
  /**
   * Whether a token was made for this action and has not been used.
   *
   * @errors 503 while that cannot be known
   */
  accepts(token: string, action: CaptchaAction): Promise<boolean>;
}
