import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";

/** Gives out a captcha token; where another captcha stands there is no such call (decision 55). */
export const getDevelopmentCaptcha: Handler<"getDevelopmentCaptcha"> = async ({ params }, { developmentCaptcha }) => {
  if (!developmentCaptcha) throw notFound();
  return answer({ token: await developmentCaptcha.issue(params.action) });
};
