import { normalizeEmail, promotionCodes as knownCodes } from "@gk/domain";
import { eq } from "drizzle-orm";
import { countTry } from "../access/rate-limit.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import type { Database } from "../database/database.ts";
import { promotionCodes } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { keepSubscriber } from "./subscription.ts";
import { newsletterLetter, welcomeLetter } from "./letters.ts";

/**
 * Subscribes an address. The answer is the same for one already known (decision 24), so what differs happens behind
 * it: only a new subscriber is greeted, and the welcome code goes to whoever asks for it. Anybody may give anybody's
 * address, so each is mailed once a day at most for either.
 */
export const subscribeToNewsletter: Handler<"subscribeToNewsletter"> = async ({ body }, context) => {
  await requireFewTries(context, "newsletter", context.address);
  const { email, source } = body;
  context.work.start("newsletter", () =>
    withMails(context, async (transaction) => {
      const { unsubscribeCode, isNew } = await keepSubscriber(transaction, context, email, source);
      const key = `mail of ${source} to ${normalizeEmail(email)}`;
      const isWanted = source === "welcome" || isNew;
      if (!isWanted || (await countTry(transaction, context.limits.newsletterMail, key, context.now))) return;
      if (source === "welcome") {
        const letter = welcomeLetter(context, await welcomeDiscount(transaction), unsubscribeCode);
        await oweLetter(transaction, context, { email }, letter);
      } else {
        await oweLetter(transaction, context, { email }, newsletterLetter(context, unsubscribeCode));
      }
    }),
  );
  return answer({ code: source === "welcome" ? knownCodes.welcome : null });
};

/** What the welcome code takes off a plan, as the plans' own table says. */
async function welcomeDiscount(database: Database): Promise<number> {
  const [code] = await database.select().from(promotionCodes).where(eq(promotionCodes.code, knownCodes.welcome));
  if (!code) throw new Error("The welcome code is not among the promotion codes.");
  return code.discountCents;
}
