import { languageId, type NewsletterSource } from "@gk/domain";
import { and, eq, isNull } from "drizzle-orm";
import { newSecret } from "../access/secret.ts";
import type { Database } from "../database/database.ts";
import { isEmail } from "../database/is-email.ts";
import { newsletterSubscribers } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";

const isOf = (email: string) => isEmail(newsletterSubscribers.email, email);

const isSubscribed = (email: string) => and(isOf(email), isNull(newsletterSubscribers.unsubscribedAt));

/** Whether the newsletter goes to an address. */
export const getsNewsletter = async (database: Database, email: string): Promise<boolean> =>
  (await database.$count(newsletterSubscribers, isSubscribed(email))) > 0;

/** Ends the newsletter for an address. */
export async function endNewsletter(database: Database, email: string, now: Date): Promise<void> {
  await database.update(newsletterSubscribers).set({ unsubscribedAt: now }).where(isSubscribed(email));
}

/** Forgets that an address ever got the newsletter, or ended it. */
export async function forgetSubscriber(database: Database, email: string): Promise<void> {
  await database.delete(newsletterSubscribers).where(isOf(email));
}

/**
 * Keeps a new address, or one that comes back, with the language in which it asks; an address that is subscribed already
 * stays as it is.
 */
export async function keepSubscriber(
  database: Database,
  { locale, now }: Pick<Context, "locale" | "now">,
  email: string,
  source: NewsletterSource,
): Promise<{ unsubscribeCode: string; isNew: boolean }> {
  const [inserted] = await database
    .insert(newsletterSubscribers)
    .values({ email, source, languageId: languageId[locale], subscribedAt: now, unsubscribeCode: newSecret() })
    .onConflictDoNothing()
    .returning();
  if (inserted) return { unsubscribeCode: inserted.unsubscribeCode, isNew: true };
  const [known] = await database.select().from(newsletterSubscribers).where(isOf(email));
  if (!known) throw new Error("A subscriber was there a moment ago, and is gone.");
  const comesBack = known.unsubscribedAt !== null;
  if (comesBack) {
    await database
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: null, subscribedAt: now, languageId: languageId[locale] })
      .where(eq(newsletterSubscribers.id, known.id));
  }
  return { unsubscribeCode: known.unsubscribeCode, isNew: comesBack };
}
