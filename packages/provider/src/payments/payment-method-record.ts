import type { PaymentMethod } from "@gk/web";
import type { paymentMethods } from "../database/schema/index.ts";

/** A kept way to pay as the database has it. */
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** A kept way to pay as the web API shows it. */
export function paymentMethodRecord(method: PaymentMethodRow): PaymentMethod {
  return {
    id: method.id,
    type: method.type,
    kind: method.kind,
    brand: method.brand,
    last4: method.last4,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    is_default: method.isDefault,
  };
}

/** The wallet that a card lies in; null for a bare card, and for what is no card. */
export const walletOf = (method: Partial<Pick<PaymentMethodRow, "kind">> | undefined) =>
  method?.kind === "apple_pay" || method?.kind === "google_pay" ? method.kind : null;

/** What tells one kept way to pay from another, whatever the gateway calls them. */
type Shown = Pick<PaymentMethodRow, "kind" | "brand" | "last4" | "expMonth" | "expYear">;

/** Whether both are the same card or wallet, given twice. */
export const isSameMethod = (one: Shown, other: Shown): boolean =>
  one.kind === other.kind &&
  one.brand === other.brand &&
  one.last4 === other.last4 &&
  one.expMonth === other.expMonth &&
  one.expYear === other.expYear;
