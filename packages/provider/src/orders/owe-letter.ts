import { calledName } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { children, orders, plans, users } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import type { Letter } from "../mail/compose.ts";
import { oweMail } from "../mail/owe-mail.ts";
import type { Setting } from "../mail/setting.ts";
import type { OrderParts } from "./letters.ts";

/** A letter about an order: its name, under which it is owed once, and what it says. */
export interface OrderLetter {
  readonly key: (order: OrderParts["order"]) => string;
  readonly letter: (setting: Setting, of: OrderParts) => Letter;
}

/**
 * Owes a letter about an order, in the language of the account, in the transaction of what it tells of: neither comes
 * without the other.
 */
export async function oweOrderLetter(
  transaction: Database,
  { origin }: Pick<Services, "origin">,
  orderId: number,
  { key, letter }: OrderLetter,
  now: Date,
): Promise<void> {
  const [row] = await transaction
    .select({ order: orders, user: users, child: children, plan: plans })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(children, eq(children.id, orders.childId))
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error("An order that something points to is there.");
  const { user, order, child } = row;
  const parts = { ...row, childName: calledName(child) };
  await oweMail(transaction, { user, key: key(order), origin, now, letter: (setting) => letter(setting, parts) });
}
