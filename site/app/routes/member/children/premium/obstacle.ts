import { orderType } from "@gk/domain";
import type { Child, Order } from "@gk/web";

/** Why a plan can't be bought for a child just now. */
export type Obstacle =
  | { kind: "upgraded" }
  | { kind: "store"; store: "ios" | "android" }
  | { kind: "pending"; order: Order };

/** What stands before a purchase: a plan that runs, a purchase open in a store, an order that is not paid (decision 8). */
export function obstacleOf(child: Pick<Child, "is_premium">, order: Order | null): Obstacle | undefined {
  if (child.is_premium) return { kind: "upgraded" };
  if (!order) return undefined;
  if (order.type === orderType.apple) return { kind: "store", store: "ios" };
  if (order.type === orderType.google) return { kind: "store", store: "android" };
  return { kind: "pending", order };
}
