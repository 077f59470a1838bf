import type { CaptchaAction } from "@gk/domain";
import type { Visit } from "../session/context.ts";

/** The development captcha's token for one attempt, or none where the provider does not give them out (decision 55). */
export async function captchaToken({ client, development }: Visit, action: CaptchaAction): Promise<string> {
  if (!development) return "";
  const result = await client.getDevelopmentCaptcha({ params: { action } });
  return result.ok ? result.body.data.token : "";
}
