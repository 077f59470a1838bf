import type { CaptchaAction } from "@gk/domain";
import type { Visit } from "../session/context.ts";
import type { CaptchaChallenge } from "./Captcha.tsx";

/**
 * What a form needs to pass the captcha: with reCAPTCHA its site key, by which the browser asks for a token when the
 * form is sent; in development a token that the provider gives out, good for one attempt (decision 55).
 */
export async function captchaFor(visit: Visit, action: CaptchaAction): Promise<CaptchaChallenge> {
  const { client, recaptchaSiteKey: siteKey, development } = visit;
  if (siteKey) return { action, siteKey, token: "" };
  if (!development) return { action, token: "" };
  const result = await client.getDevelopmentCaptcha({ params: { action } });
  return { action, token: result.ok ? result.body.data.token : "" };
}
