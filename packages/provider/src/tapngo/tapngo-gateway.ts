import type { Locale } from "@gk/domain";
import type { TapAndGoFields } from "@gk/web";
import type { Gateway, GatewayCard } from "../checkout/card-gateway.ts";

/** An order that waits to be paid by Tap & Go. */
export interface Trade {
  /** Its trade number (see {@link tradeOf}). */
  readonly id: string;
  /** The order's number, by which people speak of it. */
  readonly number: string;
  readonly amountCents: number;
  /** Until when it can be paid. */
  readonly payBy: Date | null;
  readonly locale: Locale;
}

/**
 * Takes money by Tap & Go. Its page is reached by a form that the payer's browser posts, and says on the way back which
 * trade it was and the token under which the wallet can be charged again. What is kept of that token is a reference that
 * only this gateway can read.
 *
 * @source spec §7; T96
 */
export interface TapAndGoGateway extends Gateway {
  /** Where the form is posted to in the end. */
  readonly pageUrl: string;
  /** The six fields of the form by which the payer begins, signed. */
  form(trade: Trade): TapAndGoFields;
  /** Whether a form is one that it signed, unchanged. */
  isOwn(form: TapAndGoFields): boolean;
  /** Whether a token that the payer's browser brought back is that of the wallet that paid. */
  isTokenOf(wallet: GatewayCard, token: string): boolean;
}

/** The trade number of an attempt to pay: letters and digits, and nobody can guess it. */
export const tradeOf = (process: string) => process.replaceAll("-", "");
