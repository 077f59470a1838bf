import { orderType } from "@gk/domain";
import type { Child, Order } from "@gk/web";
import { pendingKind } from "../../../../payment/pending-words.ts";

/** Why a plan can't be bought for a child just now. */
export type Obstacle =
  | { kind: "upgraded" }
  | { kind: "store"; store: "ios" | "android" }
  | { kind: "pending"; order: Order }
  | { kind: "checking"; order: Order };

/** What stands before a purchase: a plan that runs, a purchase open in a store, an order that is not paid or of which it is unknown whether it is (decisions 8 and 61). */
export function obstacleOf(child: Pick<Child, "is_premium">, order: Order | null): Obstacle | undefined {
  if (child.is_premium) return { kind: "upgraded" };
  if (!order) return undefined;
  if (order.type === orderType.apple) return { kind: "store", store: "ios" };
  if (order.type === orderType.google) return { kind: "store", store: "android" };
  return { kind: pendingKind(order) === "checking" ? "checking" : "pending", order };
}
