import type { Locale } from "@gk/domain";
import type { CardSession } from "@gk/web";

/**
 * A card or wallet as the gateway tells of it: what may be shown, and the names under which it can be charged again. Only a
 * card has digits and an end.
 */
export interface GatewayCard {
  readonly kind: "card" | "apple_pay" | "google_pay" | "tapngo";
  readonly brand: string | null;
  readonly last4: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
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
  | {
      readonly status: "completed";
      readonly card: GatewayCard;
      /** What was taken. @default what the page was opened for */
      readonly amountCents?: number;
    };

/** A charge of a kept card. */
export interface Charge {
  readonly card: Pick<GatewayCard, "last4" | "reference" | "customer">;
  readonly amountCents: number;
  /** What is charged for, for the bank statement and the gateway's records. */
  readonly description: string;
  /** The same key never charges twice. */
  readonly key: string;
  /** The holder, who can be asked to confirm the charge; absent where they are away, and what needs them is declined. */
  readonly holder?: Holder | undefined;
}

/** Somebody who pays with an own kept card and is there. */
interface Holder {
  readonly locale: Locale;
  /** Where the browser goes after the page on which they confirm. */
  readonly returnUrl: string;
}

/** A charge waits until its holder has confirmed it on a page of the bank's. */
interface HolderAsked {
  readonly confirmUrl: string;
}

/**
 * What became of a charge. It is declined only where the gateway surely took nothing, also where the bank wants the holder
 * and they are away ("holderAway"); a lost answer, a service that is in trouble and a bank that takes its time leave it
 * unknown. One that waits for its holder is neither.
 *
 * @source decision 61
 */
export type ChargeOutcome = "paid" | "declined" | "holderAway" | "unknown" | HolderAsked;

/** What a gateway's records say of a charge: none where it surely never made it. */
export type FoundCharge = ChargeOutcome | "none";

/** Money that came in, by the name under which the gateway gives it back: a page's id, or the key of a charge. */
export interface GatewayPayment {
  readonly kind: "page" | "charge";
  readonly id: string;
  /** Whose charge it was. */
  readonly customer: string | null;
}

/**
 * What a gateway tells: of a page that it is over unpaid, or that it should be asked where the page stands now; of a charge,
 * by its key, that it should be asked what came of it.
 */
export type GatewayNews =
  | { readonly session: string; readonly status: "canceled" | "changed" }
  | { readonly charge: string };

/** What a gateway tells of its own accord. */
export interface NewsOfGateway {
  /** Where it posts its news, beneath `/web`. */
  readonly path: string;
  /** Reads what was posted there, byte for byte. What is about no page and no charge is nothing; what the gateway did not sign is unreadable. */
  read(body: Uint8Array, headers: Headers): Promise<GatewayNews | "unreadable" | undefined>;
}

/** Takes money on pages of its own, and from what is kept of them. */
export interface Gateway {
  /**
   * Ends a page, so that nothing can be paid on it any more, and says where it stands then: canceled, or completed where
   * it was too late to, or open where a bank has it in hand.
   *
   * @errors refuses where the gateway does not say
   */
  closeSession(id: string): Promise<SessionState>;
  /**
   * Asks where a page stands, for when its news has not arrived.
   *
   * @errors refuses where the gateway does not say
   */
  findSession(id: string): Promise<SessionState>;
  /** Gives the money of a payment back, once; unknown where the gateway has not said that it has gone. */
  refund(payment: GatewayPayment): Promise<"refunded" | "unknown">;
  /**
   * Charges a kept card. Asked again under the same key, which the gateway knows for a day, it charges no second time
   * and says what came of the first.
   */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Looks a charge up in the gateway's records, however long ago it was asked for, without making it. */
  findCharge(charge: Pick<Charge, "key" | "card">): Promise<FoundCharge>;
  /**
   * Lets go of a card or wallet by its reference, so that it can never be charged again. Whoever asks a second time is
   * told the same.
   *
   * @default it keeps none
   */
  forget?(reference: string): Promise<void>;
  /** @default it tells nothing, and is asked */
  readonly news?: NewsOfGateway;
}

/**
 * Takes money from cards. It sees their numbers; this provider never does.
 *
 * @source decision 32
 */
export interface CardGateway extends Gateway {
  /** Opens a page on which a card is given, to pay or only to be stored. */
  openSession(request: SessionRequest): Promise<CardSession>;
  /**
   * Ends a charge that waits for its holder, so that nobody can confirm it any more, and says what came of it then: also
   * paid, where it was too late to.
   */
  cancelCharge(charge: Pick<Charge, "key" | "card">): Promise<FoundCharge>;
}
