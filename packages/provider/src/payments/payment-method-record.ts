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
