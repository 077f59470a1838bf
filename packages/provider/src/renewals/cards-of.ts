import type { IsoDate } from "@gk/domain";
import { gatewayOf } from "../checkout/gateway-of.ts";
import type { Database } from "../database/database.ts";
import type { Services } from "../http/services.ts";
import { methodsByDefault } from "../payments/by-default.ts";
import { canBeCharged } from "../payments/kept-card.ts";
import type { PaymentMethodRow } from "../payments/payment-method-record.ts";
import type { DueRenewal } from "./due-renewal.ts";

/**
 * The account's default card or wallet, and the one to charge on a day: the default, or else any, that is valid and whose
 * gateway is connected.
 */
export async function cardsOf(
  database: Database,
  services: Services,
  { user }: DueRenewal,
  day: IsoDate,
): Promise<{ byDefault: PaymentMethodRow | undefined; charged: PaymentMethodRow | undefined }> {
  const cards = await methodsByDefault(database, user.id);
  const charged = cards.find((card) => gatewayOf(services, card.type) && canBeCharged(card, day));
  return { byDefault: cards[0], charged };
}
