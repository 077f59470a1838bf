import { type IsoDate, paymentStatus, processSchema, purchaseFormSchema } from "@gk/domain";
import type { PromotionCheck } from "@gk/web";
import { number, object } from "valibot";
import { troubleOf } from "../../../../forms/issues.ts";
import { type Stay, submission } from "../../../../forms/submission.ts";
import { paths } from "../../../../paths.ts";
import { openCardPage, settled } from "../../../../payment/card-page.ts";
import { readAttempt, readPurchase } from "./answers.ts";
import { priceOf } from "./price.ts";
import { placeTrouble } from "./trouble.ts";

/** What an attempt that has not led to a payment goes on from. */
export type Attempted = {
  /** The next attempt: the same one when it is unknown what became of it, a new one after a refusal (decision 28). */
  process: string;
  /** The code that may be used, checked here because no script did. */
  promotion?: PromotionCheck;
  /** Whether the page spoke of another amount than would be charged, so that nothing was bought. */
  amountChanged?: true;
};

const stay = (say: Attempted, trouble: Stay<Attempted>["trouble"] = {}): Stay<Attempted> => ({
  ok: false,
  kind: "stay",
  trouble,
  say,
});

/** Buys a plan for a child: charges a kept card, or leads to the card page. */
export const purchase = submission({
  name: "purchase",
  read: (form) => ({ ...readPurchase(form), ...readAttempt(form) }),
  typed: readPurchase,
  schema: object({ ...purchaseFormSchema.entries, process: processSchema, agreedCents: number() }),
  send: async (client, value, { childId, today }: { childId: number; today: IsoDate }) => {
    const { terms: _terms, process, agreedCents, ...choice } = value;

    // An attempt that was begun before is only asked about again; its code is no longer free and its price is settled.
    const begun = await client.getPaymentStatus({ body: { process } });
    if (!begun.ok) {
      const price = await priceOf(client, childId, choice, today);
      if (!price.ok && price.kind === "noPlan") return stay({ process }, placeTrouble(price.trouble));
      if (!price.ok && price.kind === "refused")
        return stay({ process }, placeTrouble(troubleOf(price), price.planName));
      if (!price.ok) return price;
      const { promotion } = price;
      if (price.cents !== agreedCents) {
        return stay({ process, amountChanged: true, ...(promotion ? { promotion } : {}) });
      }
    }

    const bought = await client.purchaseSubscription({ params: { id: childId }, body: { ...choice, process } });
    if (!bought.ok) return bought;
    const { payment_status } = bought.body.data;
    const needsCardPage = payment_status === paymentStatus.pending && choice.payment_id === undefined;
    return needsCardPage ? openCardPage(client, childId) : settled;
  },
  after: ({ cardPage }, { process }) =>
    cardPage === undefined ? { goTo: paths.paymentStatus("success", process) } : { leaveFor: cardPage },
  stays: (form, failure): Attempted => ({
    process: failure?.kind === "refused" ? crypto.randomUUID() : readAttempt(form).process,
  }),
  place: placeTrouble,
});
