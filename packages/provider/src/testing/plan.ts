import { type OrderType, orderType } from "@gk/domain";
import { paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { TestProvider } from "./provider.ts";

/** Keeps a card for an account, the default if it says so, and gives its number. */
export async function newCard(
  gk: TestProvider,
  userId: number,
  card: Partial<Pick<typeof paymentMethods.$inferInsert, "last4" | "expMonth" | "expYear" | "isDefault">> = {},
): Promise<number> {
  const [method] = await gk.database
    .insert(paymentMethods)
    .values({
      userId,
      type: orderType.card,
      kind: "card",
      brand: "visa",
      last4: "4242",
      expMonth: 12,
      expYear: 2040,
      isDefault: false,
      ...card,
      createdAt: gk.now(),
    })
    .returning();
  if (!method) throw new Error("An inserted method comes back.");
  return method.id;
}

/** Opens a plan of one month from 31 October for a child, which renews on 30 November, and gives its number. */
export async function newPlan(
  gk: TestProvider,
  childId: number,
  plan: Partial<typeof subscriptions.$inferInsert> & { readonly orderType?: OrderType } = {},
): Promise<number> {
  const [subscription] = await gk.database
    .insert(subscriptions)
    .values({
      childId,
      planId: 1,
      status: "active",
      startedOn: "2026-10-31",
      endsOn: "2026-11-30",
      autoRenew: true,
      orderType: orderType.card,
      ...plan,
    })
    .returning();
  if (!subscription) throw new Error("An inserted subscription comes back.");
  return subscription.id;
}
