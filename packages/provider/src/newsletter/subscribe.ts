import { promotionCodes as knownCodes, languageId, type NewsletterSource } from "@gk/domain";
import { eq, sql } from "drizzle-orm";
import { requireFewTries } from "../access/require-few-tries.ts";
import { newSecret } from "../access/secret.ts";
import { newsletterSubscribers, promotionCodes } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { sendLetter } from "../mail/send.ts";
import { newsletterLetter, welcomeLetter } from "./letters.ts";

/**
 * Subscribes an address. The answer is the same for one already known (decision 24), so what differs happens behind
 * it: only a new subscriber is greeted, and the welcome code goes to whoever asks for it.
 */
export const subscribeToNewsletter: Handler<"subscribeToNewsletter"> = async ({ body }, context) => {
  await requireFewTries(context, "newsletter", context.address);
  const { email, source } = body;
  context.work.start("newsletter", async () => {
    const { unsubscribeCode, isNew } = await keepSubscriber(context, email, source);
    if (source === "welcome") {
      sendLetter(context, email, welcomeLetter(context, await welcomeDiscount(context), unsubscribeCode));
    } else if (isNew) {
      sendLetter(context, email, newsletterLetter(context, unsubscribeCode));
    }
  });
  return answer({ code: source === "welcome" ? knownCodes.welcome : null });
};

/** Keeps a new address, or one that comes back; an address that is subscribed already stays as it is. */
async function keepSubscriber(
  { database, locale, now }: Context,
  email: string,
  source: NewsletterSource,
): Promise<{ unsubscribeCode: string; isNew: boolean }> {
  const [inserted] = await database
    .insert(newsletterSubscribers)
    .values({ email, source, languageId: languageId[locale], subscribedAt: now, unsubscribeCode: newSecret() })
    .onConflictDoNothing()
    .returning();
  if (inserted) return { unsubscribeCode: inserted.unsubscribeCode, isNew: true };
  const [known] = await database
    .select()
    .from(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = lower(${email})`);
  if (!known) throw new Error("A subscriber was there a moment ago, and is gone.");
  const comesBack = known.unsubscribedAt !== null;
  if (comesBack) {
    await database
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: null, subscribedAt: now })
      .where(eq(newsletterSubscribers.id, known.id));
  }
  return { unsubscribeCode: known.unsubscribeCode, isNew: comesBack };
}

/** What the welcome code takes off a plan, as the plans' own table says. */
async function welcomeDiscount({ database }: Context): Promise<number> {
  const [code] = await database.select().from(promotionCodes).where(eq(promotionCodes.code, knownCodes.welcome));
  if (!code) throw new Error("The welcome code is not among the promotion codes.");
  return code.discountCents;
}
