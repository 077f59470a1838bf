import { check, hongKongToday, localizePath, paymentStatus, purchaseFormSchema } from "@gk/domain";
import type { PromotionCheck } from "@gk/web";
import { data, redirect } from "react-router";
import { visitOf } from "../../../../data/page.server.ts";
import { brokenRules, type Trouble, troubleOf } from "../../../../forms/issues.ts";
import { paths } from "../../../../paths.ts";
import { openCardPage } from "../../../../payment/card-page.server.ts";
import { type PurchaseAnswers, readAttempt, readPurchase } from "./answers.ts";
import { type Price, priceOf } from "./price.server.ts";
import { placeTrouble } from "./trouble.ts";

/** What comes of an attempt that has not led to a payment; the form goes on from here. */
export type PurchaseOutcome = Trouble & {
  typed?: PurchaseAnswers;
  /** The code that may be used, checked here because no script did. */
  promotion?: PromotionCheck;
  /** Whether the page spoke of another amount than would be charged, so that nothing was bought. */
  amountChanged?: true;
  /** The next attempt: the same one when it is unknown what became of it, a new one after a refusal (decision 28). */
  process?: string;
};

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

/** Buys a plan for a child, with and without scripts: charges a kept card, or leads to the card page. */
export async function purchase(args: ActionArgs, childId: number) {
  const visit = visitOf(args);
  const form = await args.request.formData();
  const typed = readPurchase(form);
  const { process, agreedCents } = readAttempt(form);
  const stay = (trouble: Trouble, more: PurchaseOutcome = { process }) =>
    data<PurchaseOutcome>({ ...trouble, typed, ...more }, { status: 422 });

  const checked = check(purchaseFormSchema, typed);
  if (checked.issues) return stay(placeTrouble(brokenRules(checked.issues)));
  const { terms: _terms, ...choice } = checked.value;

  // An attempt that was begun before is only asked about again; its code is no longer free and its price is settled.
  const begun = await visit.client.getPaymentStatus({ body: { process } });
  if (!begun.ok) {
    const price: Price = await priceOf(visit, childId, choice, hongKongToday(visit.now));
    if (!price.ok) return stay(placeTrouble(price.trouble, price.planName));
    const { promotion } = price;
    if (price.cents !== agreedCents) {
      return stay({}, { process, amountChanged: true, ...(promotion ? { promotion } : {}) });
    }
  }

  const result = await visit.client.purchaseSubscription({ params: { id: childId }, body: { ...choice, process } });
  if (!result.ok) {
    return stay(placeTrouble(troubleOf(result)), {
      process: result.kind === "refused" ? crypto.randomUUID() : process,
    });
  }
  const { payment_status } = result.body.data;
  if (payment_status === paymentStatus.pending && choice.payment_id === undefined) return openCardPage(visit, childId);
  return redirect(localizePath(paths.paymentStatus("success", process), visit.locale));
}
