import { type OrderType, orderType } from "@gk/domain";
import { eq } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import { refused } from "../http/refusal.ts";
import type { Services } from "../http/services.ts";
import type { Gateway } from "./card-gateway.ts";
import type { SessionRow } from "./session-row.ts";

/** The gateways by what they take money for; the only place that knows which is which. */
type Gateways = Pick<Services, "cards" | "tapAndGo">;

/** The gateway that orders of a type are paid by; undefined where none is connected. */
export function gatewayOf({ cards, tapAndGo }: Gateways, type: OrderType): Gateway | undefined {
  switch (type) {
    case orderType.card:
      return cards;
    case orderType.tapAndGo:
      return tapAndGo;
    default:
      return undefined;
  }
}

/**
 * The gateway that a page is one of.
 *
 * @errors refuses where it is not connected any more: nobody can say then where the page stands
 */
export async function gatewayOfPage(
  services: Gateways & Pick<Services, "database">,
  { orderId }: Pick<SessionRow, "orderId">,
): Promise<Gateway> {
  const { cards, database } = services;
  // A page without an order only stores a card.
  if (orderId === null) return cards;
  const [order] = await database.select({ type: orders.orderType }).from(orders).where(eq(orders.id, orderId));
  const gateway = order && gatewayOf(services, order.type);
  if (!gateway) throw refused("transactionFailed", 503);
  return gateway;
}
