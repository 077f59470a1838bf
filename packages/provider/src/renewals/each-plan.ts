import type { Services } from "../http/services.ts";
import { failureOf } from "../work.ts";
import type { DueRenewal } from "./due-renewal.ts";

/** Does something for each plan; what fails for one does not keep the others from it. */
export async function eachPlan(
  { log }: Services,
  plans: readonly DueRenewal[],
  act: (due: DueRenewal) => Promise<void>,
): Promise<void> {
  for (const due of plans) {
    try {
      await act(due);
    } catch (error) {
      log.error({ subscription: due.subscription.id, failure: failureOf(error) }, "a plan's due work failed");
    }
  }
}
