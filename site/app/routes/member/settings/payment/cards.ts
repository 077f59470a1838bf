import type { IsoDate } from "@gk/domain";
import type { SavedCard } from "@gk/ui/card-list";
import type { PaymentMethod } from "@gk/web";
import { methodBrand, methodExpiry, methodName } from "../../../../payment/method.ts";
import type { Translator } from "../../../../words/words.ts";

/** A kept way to pay as a drawn card. */
export function savedCard(t: Translator, method: PaymentMethod, today: IsoDate): SavedCard {
  const { text, warns, isExpired } = methodExpiry(t, method, today);
  return {
    id: String(method.id),
    brand: methodBrand(t, method),
    digits: method.last4 === null ? "" : `•••• ${method.last4}`,
    name: methodName(t, method),
    ...(text ? { expiry: text } : {}),
    ...(warns ? { validity: isExpired ? "expired" : "soon" } : {}),
    ...(method.is_default ? { defaultLabel: t("paymentMethods.default") } : {}),
  };
}
