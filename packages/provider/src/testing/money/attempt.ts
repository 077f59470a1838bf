import type { BodyOf } from "@gk/web";
import type { Buy } from "./actions.ts";
import type { PlanNumber } from "./prices.ts";

type Body = BodyOf<"purchaseSubscription"> & { readonly expected_cents?: number };

/** An attempt to buy, and what was agreed when it was made. */
export interface Attempt {
  readonly body: Body;
  readonly plan: PlanNumber;
  readonly code: Buy["code"];
  readonly cents: number;
}
