import { Stripe } from "stripe";

/** Detaches a kept card from its customer. Stripe refuses to detach it twice, and one that it does not know. */
export async function forgetCard(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(reference);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
