import type { Locale } from "@gk/domain";
import type { CardSession } from "@gk/web";

/** A card as the gateway tells of it: what may be shown, and the names under which it can be charged again. */
export interface GatewayCard {
  readonly kind: "card" | "apple_pay" | "google_pay";
  readonly brand: string | null;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly reference: string | null;
  readonly customer: string | null;
}

/** What a page of the gateway is for. */
export interface SessionRequest {
  /** The attempt to pay; the return addresses carry it. */
  readonly process: string;
  readonly locale: Locale;
  readonly email: string;
  /** What is bought; absent where a card is only stored. */
  readonly purchase: { readonly number: string; readonly name: string; readonly amountCents: number } | undefined;
  /** Where the browser goes afterwards. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Where a page of the gateway stands. */
export type SessionState =
  | { readonly status: "open" | "canceled" }
  | { readonly status: "completed"; readonly card: GatewayCard };

/** A charge of a kept card. */
export interface Charge {
  readonly card: Pick<GatewayCard, "last4" | "reference" | "customer">;
  readonly amountCents: number;
  /** What is charged for, for the bank statement and the gateway's records. */
  readonly description: string;
  /** The same key never charges twice. */
  readonly key: string;
}

/** What became of a charge. */
export type ChargeOutcome = "paid" | "declined";

/** What a gateway tells of a page: that it is over unpaid, or that it should be asked where the page stands now. */
export interface GatewayNews {
  readonly session: string;
  readonly status: "canceled" | "changed";
}

/** What a gateway tells of its own accord. */
export interface NewsOfGateway {
  /** Where it posts its news, beneath `/web`. */
  readonly path: string;
  /** Reads what was posted there, byte for byte. What is about no page is nothing; what the gateway did not sign is unreadable. */
  read(body: Uint8Array, headers: Headers): Promise<GatewayNews | "unreadable" | undefined>;
}

/**
 * Takes money from cards. It sees their numbers; this provider never does.
 *
 * @source decision 32
 */
export interface CardGateway {
  /** Opens a page on which a card is given, to pay or only to be stored. */
  openSession(request: SessionRequest): Promise<CardSession>;
  /** Ends a page, so that nothing can be paid on it any more. */
  closeSession(id: string): Promise<void>;
  /** Asks where a page stands, for when its news has not arrived. */
  findSession(id: string): Promise<SessionState>;
  /** Gives the money of a completed page back, once. */
  refundSession(id: string): Promise<void>;
  /** Charges a kept card. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** @default it tells nothing, and is asked */
  readonly news?: NewsOfGateway;
}
