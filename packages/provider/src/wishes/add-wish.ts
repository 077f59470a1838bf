import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import { wishes } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";

/**
 * Keeps a wish until a moderator has read it (decision 25). The five captcha actions are fixed (decision 13); a wish is
 * a message to the provider, as those of the contact form are, and uses theirs.
 */
export const addWish: Handler<"addWish"> = async ({ body }, context) => {
  await requireCaptcha(context, "contact", body);
  await requireFewTries(context, "wish", context.address);
  const { name, category, wish } = body;
  await context.database.insert(wishes).values({ name, category, wish, createdAt: context.now });
  return done();
};
