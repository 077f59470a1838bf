import { check, form as formOf, type IsoDate, paymentStatus, processSchema, purchaseFormSchema } from "@gk/domain";
import type { Client, PromotionCheck } from "@gk/web";
import { number } from "valibot";
import { type Failure, troubleOf } from "../../../../forms/issues.ts";
import { type After, type Stay, submission } from "../../../../forms/submission.ts";
import { paths } from "../../../../paths.ts";
import { followed, leadTo, openCardPage, posted, settled } from "../../../../payment/card-page.ts";
import { readAttempt, readPurchase } from "./answers.ts";
import { priceOf } from "./price.ts";
import { placeTrouble } from "./trouble.ts";

/** What an attempt that has not led to a payment goes on from. */
export type Attempted = {
  /** The next attempt: the same one while it is unknown what became of it, a new one after a refusal (decision 28). */
  process: string;
  /** The code that may be used, checked here because no script did. */
  promotion?: PromotionCheck;
  /** Whether the page spoke of another amount than would be charged, so that nothing was bought. */
  amountChanged?: true;
  /** Whether it has ordered, and the page goes on with the order's form. */
  hasOrdered?: true;
};

const stay = (say: Attempted, trouble: Stay<Attempted>["trouble"] = {}): Stay<Attempted> => ({
  ok: false,
  kind: "stay",
  trouble,
  say,
});

/** Nothing was bought, since something else would be charged than the page said (decisions 50 and 60). */
const otherAmount = (process: string, promotion: PromotionCheck | undefined): Attempted => ({
  process,
  amountChanged: true,
  ...(promotion ? { promotion } : {}),
});

/** Whether the provider has said no. One that is in trouble may have done what was asked. */
const isRefusal = (failure: Failure) => failure.kind === "refused" && failure.httpStatus < 500;

type Context = { childId: number; today: IsoDate };

const { plan_id, promotion_code } = purchaseFormSchema.entries;
const codeSchema = formOf({ plan_id, promotion_code });

/** Tries the code that no script has tried while something else is missing, so that the page comes back with what is charged. */
async function tryTypedCode(client: Client, form: FormData, { childId, today }: Context) {
  const { value } = check(codeSchema, readPurchase(form));
  if (!value?.promotion_code) return { trouble: {} };
  const price = await priceOf(client, childId, value, today);
  if (price.ok) return { trouble: {}, ...(price.promotion ? { promotion: price.promotion } : {}) };
  return { trouble: price.kind === "refused" ? placeTrouble(troubleOf(price), price.planName) : {} };
}

/** Buys a plan for a child: charges what is kept, leads to the card page or to the bank that asks for the card's holder, or shows what leads to the payment. */
export const purchase = submission({
  name: "purchase",
  read: (form) => ({ ...readPurchase(form), ...readAttempt(form) }),
  typed: readPurchase,
  schema: formOf({ ...purchaseFormSchema.entries, process: processSchema, agreedCents: number() }),
  send: async (client, value, { childId, today }: Context) => {
    const { terms: _terms, process, agreedCents, ...choice } = value;

    // An attempt that was begun before is only asked about again; its code is no longer free and its price is settled.
    const begun = await client.getPaymentStatus({ body: { process } });
    let promotion: PromotionCheck | undefined;
    if (!begun.ok) {
      const price = await priceOf(client, childId, choice, today);
      if (!price.ok && price.kind === "noPlan") return stay({ process }, placeTrouble(price.trouble));
      if (!price.ok && price.kind === "refused")
        return stay({ process }, placeTrouble(troubleOf(price), price.planName));
      if (!price.ok) return price;
      promotion = price.promotion;
      if (price.cents !== agreedCents) return stay(otherAmount(process, promotion));
    }

    const body = { ...choice, process, expected_cents: agreedCents };
    const bought = await client.purchaseSubscription({ params: { id: childId }, body });
    if (!bought.ok) {
      const quote =
        bought.kind === "refused" && bought.body.message === "amountChanged" ? bought.body.quote : undefined;
      return quote ? stay(otherAmount(process, promotion && { ...promotion, ...quote })) : bought;
    }
    const { payment_status, next_step } = bought.body.data;
    if (next_step?.kind === "octopus") return followed;
    if (next_step?.kind === "confirmation") return leadTo(next_step.url);
    if (next_step?.kind === "tapngo") return posted;
    const needsCardPage = payment_status === paymentStatus.pending && choice.payment_id === undefined;
    return needsCardPage ? openCardPage(client, childId) : settled;
  },
  after: ({ cardPage, hasForm, hasSteps }, { process }, { childId }): After<Attempted> => {
    if (hasForm) return { say: { process, hasOrdered: true } };
    if (cardPage !== undefined) return { leaveFor: cardPage };
    return { goTo: hasSteps ? paths.premium(childId) : paths.paymentStatus("success", process) };
  },
  whenBroken: async (client, form, context) => {
    const { trouble, ...found } = await tryTypedCode(client, form, context);
    const say: Attempted = { process: readAttempt(form).process, ...found };
    return { trouble, say };
  },
  stays: (form, failure): Attempted => ({
    process: failure && isRefusal(failure) ? crypto.randomUUID() : readAttempt(form).process,
  }),
  place: placeTrouble,
});
