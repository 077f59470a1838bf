import { type OrderType, orderType, webPaymentMethods } from "@gk/domain";
import type { PaymentMethod } from "@gk/web";

/** What the form about a purchase sends, as the rules of the domain read it. */
export type PurchaseAnswers = {
  plan_id: string;
  payment_method: string;
  payment_id?: string;
  promotion_code: string;
  terms?: string;
};

/** The fields of the form that are not answers: which attempt this is, and the amount that the page spoke of. */
export const processField = "process";
export const agreedField = "agreed_cents";

/** The field of the way to pay. */
export const methodField = "method";

/** The value of a new card among the ways to pay. */
export const newCard = String(orderType.card);

/** The value of Octopus among the ways to pay. */
export const octopus = String(orderType.octopus);

/** The value of Tap & Go among the ways to pay. */
export const tapAndGo = String(orderType.tapAndGo);

/** How an order is paid by a way to pay, kept or not; by card while none is chosen. */
export const orderTypeOf = (method: string | undefined): OrderType =>
  webPaymentMethods.find((type) => String(type) === method?.split(":")[0]) ?? orderType.card;

/** The value of a kept way to pay among the ways to pay: its type and its number. */
export const methodValue = ({ type, id }: Pick<PaymentMethod, "type" | "id">): string => `${type}:${id}`;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Reads the form about a purchase. */
export function readPurchase(form: FormData): PurchaseAnswers {
  const [type = "", card] = textOf(form, methodField).split(":");
  return {
    plan_id: textOf(form, "plan_id"),
    payment_method: type,
    ...(card ? { payment_id: card } : {}),
    promotion_code: textOf(form, "promotion_code").trim(),
    ...(form.has("terms") ? { terms: textOf(form, "terms") } : {}),
  };
}

/**
 * What is kept of the answers for later: the terms are agreed to anew. The way to pay is the form's one value, so that the
 * type of one is never put together with the number of another.
 */
export const readChoices = (form: FormData): PurchaseAnswers => ({
  plan_id: textOf(form, "plan_id"),
  payment_method: textOf(form, methodField),
  promotion_code: textOf(form, "promotion_code").trim(),
});

/** The way to pay that was answered, as the form's value. */
export const answeredMethod = ({ payment_method, payment_id }: PurchaseAnswers): string =>
  payment_id === undefined ? payment_method : `${payment_method}:${payment_id}`;

/** Which attempt the form belongs to, and what its page said would be charged. */
export const readAttempt = (form: FormData) => ({
  process: textOf(form, processField),
  agreedCents: Number(textOf(form, agreedField)),
});
