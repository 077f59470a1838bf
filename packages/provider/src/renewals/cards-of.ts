import type { IsoDate } from "@gk/domain";
import { asc, desc, eq } from "drizzle-orm";
import { gatewayOf } from "../checkout/gateway-of.ts";
import type { Database } from "../database/database.ts";
import { paymentMethods } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { canBeCharged } from "../payments/kept-card.ts";
import type { PaymentMethodRow } from "../payments/payment-method-record.ts";
import type { DueRenewal } from "./due-renewal.ts";

/**
 * The plan's own card or wallet, and the one to charge on a day: its own, or else the account's default, or any that is
 * valid and whose gateway is connected.
 */
export async function cardsOf(
  database: Database,
  services: Services,
  { subscription, user }: DueRenewal,
  day: IsoDate,
): Promise<{ own: PaymentMethodRow | undefined; charged: PaymentMethodRow | undefined }> {
  const cards = await database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, user.id))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id));
  const own = cards.find(({ id }) => id === subscription.paymentMethodId);
  const valid = cards.filter((card) => gatewayOf(services, card.type) && canBeCharged(card, day));
  return { own, charged: own && valid.includes(own) ? own : valid[0] };
}
