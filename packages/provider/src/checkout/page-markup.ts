import { dateParts, formatMoney, hongKongToday, type Locale } from "@gk/domain";
import { html } from "hono/html";
import type { OrderRow } from "../orders/change-order.ts";
import type { PlanRow } from "../subscriptions/plan.ts";
import { cardKinds, prefilledNumber } from "./test-card.ts";
import { checkoutWords } from "./words.ts";

/** What a page is for: an order with its plan, or nothing but storing a card. */
export interface CheckoutSubject {
  readonly order: OrderRow;
  readonly plan: PlanRow;
}

/** Why the last try did not go through. */
export type CheckoutProblem = "declined" | "invalid";

/** The form on which a card is given, works without scripts. */
export function checkoutForm(
  locale: Locale,
  subject: CheckoutSubject | undefined,
  { now, problem }: { readonly now: Date; readonly problem: CheckoutProblem | undefined },
) {
  const text = wordsIn(locale);
  const { year } = dateParts(hongKongToday(now));
  return html`${problem === undefined ? "" : html`<p role="alert"><strong>${text(`dev.checkout.${problem}`)}</strong></p>`}
${subjectOf(locale, subject)}
<form method="post">
<p><label>${text("dev.checkout.number")}<br><input name="number" value="${prefilledNumber}" inputmode="numeric" autocomplete="off" aria-describedby="number-hint" size="24"></label><br>
<small id="number-hint">${text("dev.checkout.numberHint")}</small></p>
<p><label>${text("dev.checkout.expMonth")} <input name="exp_month" value="12" inputmode="numeric" size="2"></label>
<label>${text("dev.checkout.expYear")} <input name="exp_year" value="${year + 3}" inputmode="numeric" size="4"></label></p>
<p><label>${text("dev.checkout.wallet")} <select name="wallet">${cardKinds.map((kind) => html`<option value="${kind}">${text(`dev.checkout.wallet.${kind}`)}</option>`)}</select></label></p>
<p><button name="choice" value="pay">${text(subject ? "dev.checkout.pay" : "dev.checkout.storeCard")}</button>
<button name="choice" value="decline">${text("dev.checkout.decline")}</button>
<button name="choice" value="cancel">${text("dev.checkout.cancel")}</button></p>
</form>`;
}

/** What stands where nothing can be paid any more; money that was under way may come in all the same. */
export function checkoutOver(locale: Locale, isTooLate: boolean) {
  const text = wordsIn(locale);
  return html`<p>${text("dev.checkout.over")}</p>
${isTooLate ? html`<form method="post"><p><button name="choice" value="late">${text("dev.checkout.late")}</button></p></form>` : ""}`;
}

function subjectOf(locale: Locale, subject: CheckoutSubject | undefined) {
  const text = wordsIn(locale);
  if (!subject) return html`<p>${text("dev.checkout.store")}</p>`;
  const { order, plan } = subject;
  const amount = formatMoney(order.chargeCents);
  return html`<p>${text("dev.checkout.plan", { plan: plan.name[locale] })}</p>
<p><strong>${text("dev.checkout.order", { order: order.number, amount })}</strong></p>`;
}

function wordsIn(locale: Locale) {
  type Text = typeof checkoutWords.text;
  return (key: Parameters<Text>[1], values?: Parameters<Text>[2]) => checkoutWords.text(locale, key, values);
}
