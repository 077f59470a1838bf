import { defaultLocale, localeOfLanguageId, paymentStatus } from "@gk/domain";
import type { SessionRow } from "../checkout/session-row.ts";
import { siteLink } from "../http/links.ts";
import type { OrderRow } from "../orders/change-order.ts";

/**
 * The page that tells what came of a payment, as for cards (decision 32): it asks, whatever its address says. It is in the
 * language in which the payment was begun.
 */
export function returnAddress(
  { page, order }: { readonly page: SessionRow; readonly order: OrderRow },
  origin: string,
): string {
  const locale = localeOfLanguageId(page.languageId) ?? defaultLocale;
  const status = order.paymentStatus === paymentStatus.canceled ? "cancelled" : "success";
  return siteLink({ origin, locale }, `/member/settings/payment/${status}`, { process: page.process });
}
