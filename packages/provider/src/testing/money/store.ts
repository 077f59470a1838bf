import { dayMs, hongKongToday, orderType, paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { lockAccount } from "../../access/lock-account.ts";
import type { Database } from "../../database/database.ts";
import { children, orders } from "../../database/schema/index.ts";
import { Refusal } from "../../http/refusal.ts";
import { addOrder } from "../../orders/add-order.ts";
import { changeOrder } from "../../orders/change-order.ts";
import { openSubscription } from "../../subscriptions/open-subscription.ts";
import { storeCents } from "./prices.ts";
import type { SimulatedChild, World } from "./world.ts";

const weekMs = 7 * dayMs;

/** A purchase that the mobile app begins in its store, where there is none that is open. */
export async function beginInStore({ hand, now }: World, child: SimulatedChild): Promise<void> {
  await whileLocked(hand.database, child, async (transaction) => {
    if (await findPending(transaction, child)) return;
    const payBy = new Date(now().getTime() + weekMs);
    await addOrder(transaction, { ...rowOf(child, now()), paymentStatus: paymentStatus.pending, payBy });
  });
}

/** The store says that a purchase is paid: the mobile app opens the plan, unless there is one. The store has the money. */
export async function finishInStore({ hand, now }: World, child: SimulatedChild): Promise<void> {
  try {
    await whileLocked(hand.database, child, async (transaction) => {
      const pending = await findPending(transaction, child);
      const paid = { paymentStatus: paymentStatus.paid, paidAt: now() } as const;
      const order =
        pending?.orderType === orderType.apple
          ? await changeOrder(transaction, pending, paymentStatus.paid, { paidAt: now() })
          : await addOrder(transaction, { ...rowOf(child, now()), ...paid });
      const today = hongKongToday(now());
      const period = await openSubscription(transaction, order, { today, paymentMethodId: null });
      await changeOrder(transaction, order, paymentStatus.finished, period);
    });
  } catch (error) {
    // The child has a plan that runs.
    if (!(error instanceof Refusal)) throw error;
  }
}

const rowOf = ({ id, family }: SimulatedChild, now: Date) => ({
  userId: family.userId,
  childId: id,
  planId: 1,
  orderType: orderType.apple,
  priceCents: storeCents,
  discountCents: 0,
  chargeCents: storeCents,
  orderedAt: now,
});

/** As the provider does it: the account before the child. */
async function whileLocked(
  database: Database,
  { id, family }: SimulatedChild,
  act: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockAccount(transaction, family.userId);
    await transaction.select().from(children).where(eq(children.id, id)).for("no key update");
    await act(transaction);
  });
}

async function findPending(transaction: Database, { id }: SimulatedChild) {
  const isPending = and(eq(orders.childId, id), eq(orders.paymentStatus, paymentStatus.pending));
  const [pending] = await transaction.select().from(orders).where(isPending);
  return pending;
}
