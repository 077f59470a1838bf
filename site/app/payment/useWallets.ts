import type { PaymentWallet } from "@gk/ui/payment-choice";
import { useSyncExternalStore } from "react";
import type { Translator } from "../words/words.ts";

type Device = {
  ApplePaySession?: { canMakePayments(): boolean };
  PaymentRequest?: unknown;
  navigator: { userAgentData?: { brands: readonly { brand: string }[] } };
};

/** Safari on a device that has Apple Pay says so; on an address without TLS it refuses to. */
function hasApplePay({ ApplePaySession }: Device): boolean {
  try {
    return ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}

/** Chrome brings Google Pay along. Asking more of it would have it ask Google, before the parent has chosen anything. */
const hasGooglePay = ({ PaymentRequest, navigator }: Device): boolean =>
  PaymentRequest !== undefined &&
  (navigator.userAgentData?.brands.some(({ brand }) => brand === "Google Chrome") ?? false);

const device = () => globalThis as unknown as Device;
const never = () => () => {};
const none = () => false;

/**
 * The wallets of this device that a card page takes as well (decision 43). The browser alone is asked, and only once the
 * page is there: what the server sends has none.
 */
export function useWallets(t: Translator): PaymentWallet[] {
  const applePay = useSyncExternalStore(never, () => hasApplePay(device()), none);
  const googlePay = useSyncExternalStore(never, () => hasGooglePay(device()), none);
  return [
    ...(applePay ? [{ kind: "applePay", name: t("payment.method.applePay") } as const] : []),
    ...(googlePay ? [{ kind: "googlePay", name: t("payment.method.googlePay") } as const] : []),
  ];
}
