import { defaultLocale, localeOfLanguageId } from "@gk/domain";
import { eq } from "drizzle-orm";
import { children, orders, plans, users } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { composeMail } from "../mail/compose.ts";
import { receiptLetter } from "./letters.ts";

/** Sends the receipt of a paid order, in the language of the account: the gateway's news comes without one. */
export function sendReceipt({ database, work, mailer, origin }: Services, orderId: number): void {
  work.start("receipt", async () => {
    const [row] = await database
      .select({ order: orders, user: users, childName: children.name, plan: plans })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(children, eq(children.id, orders.childId))
      .innerJoin(plans, eq(plans.id, orders.planId))
      .where(eq(orders.id, orderId));
    if (!row) return;
    const locale = localeOfLanguageId(row.user.languageId) ?? defaultLocale;
    await mailer.send(await composeMail(row.user.email, locale, receiptLetter({ origin, locale }, row)));
  });
}
