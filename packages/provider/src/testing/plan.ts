import { type OrderType, orderType } from "@gk/domain";
import { eq } from "drizzle-orm";
import { paymentMethods, plans, subscriptions } from "../database/schema/index.ts";
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

/** Sets what a plan costs from now on, as a release does. */
export async function setPrice(gk: TestProvider, priceCents: number, planId = 1): Promise<void> {
  await gk.database.update(plans).set({ priceCents }).where(eq(plans.id, planId));
}

/** Opens a plan of one month from 31 October for a child, which renews on 30 November, and gives its number. */
export async function newPlan(
  gk: TestProvider,
  childId: number,
  plan: Partial<typeof subscriptions.$inferInsert> & { readonly orderType?: OrderType } = {},
): Promise<number> {
  const { planId = 1 } = plan;
  const [priced] = await gk.database.select().from(plans).where(eq(plans.id, planId));
  if (!priced) throw new Error("The seed has the plan.");
  const [subscription] = await gk.database
    .insert(subscriptions)
    .values({
      childId,
      planId,
      status: "active",
      startedOn: "2026-10-31",
      endsOn: "2026-11-30",
      autoRenew: true,
      orderType: orderType.card,
      renewalCents: priced.priceCents,
      ...plan,
    })
    .returning();
  if (!subscription) throw new Error("An inserted subscription comes back.");
  return subscription.id;
}
