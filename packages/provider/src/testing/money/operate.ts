import { paymentStatus } from "@gk/domain";
import { OperatorError } from "../../operator/operator-error.ts";
import { operateOnOrders } from "../../operator/orders.ts";
import type { OrderRow } from "../../orders/change-order.ts";
import type { AboutChild } from "./actions.ts";
import type { World } from "./world.ts";

/** What the operator does about an order. */
type Operation = Extract<AboutChild["does"], "show" | `confirm${string}` | `refund${string}`>;

/** The operator's command, about the newest order; money is given back of the newest that was paid, if there is one. */
export async function operate(world: World, orders: readonly OrderRow[], does: Operation): Promise<void> {
  const paid = orders.findLast(({ paymentStatus: status }) => status === paymentStatus.finished);
  const order = (does.startsWith("refund") ? paid : undefined) ?? orders.at(-1);
  if (!order) return;
  const before = await world.books();
  const taken = world.gateway.taken();
  const isDone = await operateOnOrders(askedOf(order, does), world.process.services()).then(
    () => true,
    (error: unknown) => (error instanceof OperatorError ? false : undefined),
  );
  // The process may have died over it, or others may be at it.
  if (isDone === undefined || world.isCrowded) return;
  if (isDone && does !== "show" && does !== "confirm another amount") return;
  if (world.gateway.taken() !== taken || (await world.books()) !== before) {
    throw new Error(`The operator could not "${does}", and something changed.`);
  }
}

function askedOf({ number: id, chargeCents }: OrderRow, does: Operation) {
  switch (does) {
    case "show":
      return { command: "show", id } as const;
    case "confirm":
      return { command: "confirm", id, receivedCents: chargeCents } as const;
    case "confirm another amount":
      return { command: "confirm", id, receivedCents: chargeCents - 100 } as const;
    default:
      return { command: "refund", id, keepPlan: does === "refund" } as const;
  }
}
