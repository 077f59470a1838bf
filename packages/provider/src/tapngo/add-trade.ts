import { languageId } from "@gk/domain";
import type { Database } from "../database/database.ts";
import { checkoutSessions } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import type { OrderRow } from "../orders/change-order.ts";
import { tradeOf } from "./tapngo-gateway.ts";

/**
 * Writes down the page on which an order is paid, before any browser is sent there: from then on the order ends only when
 * Tap & Go has said that it was not paid (decision 61). The page is reached by a form, which stands where the order does.
 */
export async function addTrade(
  transaction: Database,
  context: Pick<MemberContext, "locale" | "origin" | "now">,
  { id, userId, childId, payBy }: OrderRow,
  process: string,
): Promise<void> {
  const { locale, now } = context;
  await transaction.insert(checkoutSessions).values({
    id: tradeOf(process),
    url: siteLink(context, `/member/children/${childId}/premium`),
    process,
    userId,
    orderId: id,
    status: "open",
    languageId: languageId[locale],
    createdAt: now,
    expiresAt: payBy ?? now,
  });
}
