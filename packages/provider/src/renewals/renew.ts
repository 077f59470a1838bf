import { hongKongToday, lastRetryDay, orderType } from "@gk/domain";
import { askCharge } from "../checkout/ask-charge.ts";
import type { FoundCharge } from "../checkout/card-gateway.ts";
import { gatewayOf } from "../checkout/gateway-of.ts";
import type { Services } from "../http/services.ts";
import { failureOf } from "../work.ts";
import { askAgain, beginTry } from "./begin-try.ts";
import type { DueRenewal } from "./due-renewal.ts";
import type { OpenCharge } from "./open-charge.ts";
import { isStillWanted } from "./still-wanted.ts";
import { endPlan } from "./write-end.ts";
import { writeFailedCharge } from "./write-failure.ts";
import { writeRenewal } from "./write-renewal.ts";

/**
 * Takes one plan a step further: charges it for its next period, asks again for a charge whose outcome is not known, or
 * ends it where it is too late to.
 *
 * What is charged is written down before the gateway is asked, and what came of it afterwards. Whoever is killed between
 * leaves a charge whose outcome is not known.
 */
export async function renew(services: Services, due: DueRenewal, now: Date): Promise<void> {
  const { openCharge, endsOn } = due.subscription;
  if (openCharge) {
    if (!(await askAgain(services.database, due, now))) return;
    const isWanted = await isStillWanted(services.database, due, openCharge);
    await settle(services, due, openCharge, { isWanted, now });
  } else if (hongKongToday(now) > lastRetryDay(endsOn)) {
    await endPlan(services, due, "missed", now);
  } else {
    const begun = await beginTry(services, due, now);
    if (begun) await settle(services, due, begun, { isWanted: true, now });
  }
}

/** How a charge is asked for; one that is no longer wanted is looked for and not made. */
type Asking = { readonly isWanted: boolean; readonly now: Date };

/** Charges, and writes down what came of it. While that is not known, the plan stays as it is. */
async function settle(services: Services, due: DueRenewal, charge: OpenCharge, asking: Asking): Promise<void> {
  const { now } = asking;
  const outcome = await outcomeOf(services, due, charge, asking);
  if (outcome === "unknown") return;
  if (outcome === "paid") await writeRenewal(services, due, charge, now);
  else await writeFailedCharge(services, due, charge, { isHolderAway: wantsHolder(outcome), now });
}

/** A renewal has no holder to ask. */
const wantsHolder = (outcome: FoundCharge) => outcome === "holderAway" || typeof outcome === "object";

/** A gateway answers "unknown" to what it may have taken: what it throws is no charge, and counts as a try. */
async function outcomeOf(
  services: Services,
  { subscription, plan }: DueRenewal,
  { type = orderType.card, last4, reference, customer, amountCents, key, begunAt }: OpenCharge,
  { isWanted, now }: Asking,
): Promise<FoundCharge> {
  const gateway = gatewayOf(services, type);
  if (!gateway) return "unknown";
  const card = { last4, reference, customer };
  const charge = { card, amountCents, description: plan.name["en-US"], key };
  try {
    return isWanted
      ? await askCharge(gateway, charge, { begun: new Date(begunAt), now })
      : await gateway.findCharge(charge);
  } catch (error) {
    services.log.error({ subscription: subscription.id, failure: failureOf(error) }, "renewal charge failed");
    return "declined";
  }
}
