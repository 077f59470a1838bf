import type { Locale } from "@gk/domain";

/** An order that waits for its payment by Octopus. */
interface OctopusPayment {
  /** The attempt to pay, which nobody but the payer knows. */
  readonly process: string;
  readonly number: string;
  readonly amountCents: number;
  readonly locale: Locale;
}

/**
 * Takes money from the Octopus app. It leads no browser anywhere: the payer scans or opens an address, and whoever hears of
 * the money confirms it.
 *
 * @source decisions 30 and 37
 */
export interface OctopusGateway {
  /** What the payer scans, or opens on the phone. */
  paymentUrl(payment: OctopusPayment): string;
}
