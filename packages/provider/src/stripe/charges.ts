import type { Logger } from "pino";
import { Stripe } from "stripe";
import type { Charge, ChargeOutcome, FoundCharge } from "../checkout/card-gateway.ts";
import { failureOf } from "../work.ts";

/**
 * Charges a kept card, whose holder may be there to confirm it. The key goes along twice: Stripe forgets the first after a
 * day.
 */
export async function makeCharge(stripe: Stripe, log: Logger, charge: Charge): Promise<ChargeOutcome> {
  const { card, amountCents, description, key, holder } = charge;
  const parameters = {
    amount: amountCents,
    currency: "hkd",
    customer: card.customer ?? "",
    payment_method: card.reference ?? "",
    ...(holder ? { return_url: holder.returnUrl } : { off_session: true }),
    confirm: true,
    description,
    metadata: { key },
  };
  try {
    const intent = await stripe.paymentIntents.create(parameters, { idempotencyKey: key });
    const outcome = outcomeOf(intent);
    // What is said under the key stays as it was said first.
    return isOpen(outcome) ? outcomeOf(await stripe.paymentIntents.retrieve(intent.id)) : outcome;
  } catch (error) {
    return outcomeOfFailure(stripe, log, charge, error);
  }
}

/** Looks a charge up among those of its customer. */
export async function lookUpCharge(
  stripe: Stripe,
  log: Logger,
  { card, key }: Pick<Charge, "card" | "key">,
): Promise<FoundCharge> {
  // Without a customer Stripe refuses to charge.
  if (!card.customer) return "none";
  try {
    const intent = await findIntent(stripe, card.customer, key);
    return intent ? outcomeOf(intent) : "none";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return unknownBy(log, error);
    throw error;
  }
}

/** Ends a charge that waits for its holder. One that was confirmed meanwhile can no longer be ended, and says so. */
export async function endCharge(
  stripe: Stripe,
  log: Logger,
  charge: Pick<Charge, "card" | "key">,
): Promise<FoundCharge> {
  if (!charge.card.customer) return "none";
  try {
    const intent = await findIntent(stripe, charge.card.customer, charge.key);
    return intent ? outcomeOf(await stripe.paymentIntents.cancel(intent.id)) : "none";
  } catch (error) {
    const { StripeError, StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError) return lookUpCharge(stripe, log, charge);
    if (error instanceof StripeError) return unknownBy(log, error);
    throw error;
  }
}

/** Finds the charge that was made of a customer's card under a key, however long ago. */
export async function findIntent(
  stripe: Stripe,
  customer: string,
  key: string,
): Promise<Stripe.PaymentIntent | undefined> {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata["key"] === key) return intent;
  }
  return undefined;
}

/** What a later look may find to have become another outcome. */
const isOpen = (outcome: ChargeOutcome) => outcome === "unknown" || typeof outcome === "object";

/**
 * The bank says no, or wants the holder, who may not be there: then there is no page to lead them to. Anything else that is
 * no success may still become one.
 */
function outcomeOf({ status, next_action, last_payment_error }: Stripe.PaymentIntent): ChargeOutcome {
  switch (status) {
    case "succeeded":
      return "paid";
    case "requires_action": {
      const confirmUrl = next_action?.redirect_to_url?.url;
      return confirmUrl ? { confirmUrl } : "holderAway";
    }
    case "requires_payment_method":
      return wantsHolder(last_payment_error) ? "holderAway" : "declined";
    case "canceled":
      return "declined";
    default:
      return "unknown";
  }
}

/** Whether a charge came to nothing only since its holder was not there to confirm it. */
const wantsHolder = (error: { readonly code?: string | undefined } | null) => error?.code === "authentication_required";

async function outcomeOfFailure(stripe: Stripe, log: Logger, charge: Charge, error: unknown): Promise<ChargeOutcome> {
  const { StripeAPIError, StripeCardError, StripeError, StripeInvalidRequestError } = Stripe.errors;
  if (!(error instanceof StripeError)) throw error;
  if (error instanceof StripeCardError) return wantsHolder(error) ? "holderAway" : "declined";
  if (error instanceof StripeInvalidRequestError) return "declined";
  // Another request under the key is still on its way: what is listed of its charge is not how it ends.
  if (!(error instanceof StripeAPIError) || error.code === "idempotency_key_in_use") return unknownBy(log, error);
  // A failure of its own is what Stripe repeats under the key, whether it charged before or not: its records know.
  const found = await lookUpCharge(stripe, log, charge);
  return found === "none" ? unknownBy(log, error) : found;
}

/** Why nobody knows what came of a charge. Whose card it was, and what Stripe writes of it, is not for the log. */
function unknownBy(log: Logger, error: Stripe.errors.StripeError): "unknown" {
  const { type: kind, code, statusCode: httpStatus } = error;
  log.error({ kind, code, httpStatus, failure: failureOf(error) }, "Stripe does not say what came of a charge");
  return "unknown";
}
