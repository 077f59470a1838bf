import type { OrderType } from "@gk/domain";
import type { PaymentMethod } from "@gk/web";

/**
 * A renewal's charge that the gateway was asked for and has not answered: what it is asked again by. The card stands
 * here as the gateway knows it, since it may be deleted or replaced meanwhile.
 */
export interface OpenCharge {
  readonly key: string;
  /** When the gateway was first asked, as an ISO time. */
  readonly begunAt: string;
  readonly amountCents: number;
  /** What is charged. @default a card: nothing else was, when this was not written down */
  readonly type?: OrderType;
  /** @default a bare card: it was not written down before */
  readonly kind?: PaymentMethod["kind"];
  readonly brand: string | null;
  readonly last4: string | null;
  readonly reference: string | null;
  readonly customer: string | null;
}
