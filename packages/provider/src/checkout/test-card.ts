import { dateParts, hongKongToday, isCardValid, toInteger } from "@gk/domain";
import * as v from "valibot";
import type { GatewayCard } from "./card-gateway.ts";

/** The card of the development checkout that its bank declines at once, as Stripe's own test card of that number is. */
const DECLINED = "4000000000000002";

/** What stands in the form when the page opens: Stripe's test card that pays. */
export const prefilledNumber = "4242 4242 4242 4242";

/** What can be paid by on the page. */
export const cardKinds = ["card", "apple_pay", "google_pay"] as const;

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => toInteger(text)),
    v.number(),
    v.minValue(min),
    v.maxValue(max),
  );

const FormSchema = v.object({
  number: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s-]/g, "")),
    v.creditCard(),
  ),
  /** What the card is paid by: itself, or a wallet that it lies in. */
  wallet: v.optional(v.picklist(cardKinds), "card"),
  exp_month: wholeNumber(1, 12),
  exp_year: wholeNumber(2000, 2199),
});

/** What the bank says to a card. */
type CardAnswer = { readonly card: GatewayCard } | { readonly problem: "declined" | "invalid" };

/** Reads the card of the development checkout's form and answers as its bank. The number is not kept. */
export function askBank(form: unknown, now: Date): CardAnswer {
  const { output, success } = v.safeParse(FormSchema, form);
  if (!success) return { problem: "invalid" };
  const { number, wallet, exp_month, exp_year } = output;
  if (!isCardValid({ exp_month, exp_year }, hongKongToday(now))) return { problem: "invalid" };
  if (number === DECLINED) return { problem: "declined" };
  return { card: { ...cardOf(number, { month: exp_month, year: exp_year }), kind: wallet } };
}

/** The card that stands in the form when the page opens. */
export const testCard = (now: Date): GatewayCard =>
  cardOf(prefilledNumber, { month: 12, year: dateParts(hongKongToday(now)).year + 3 });

const cardOf = (number: string, expiry: { readonly month: number; readonly year: number }): GatewayCard => ({
  kind: "card",
  brand: brandOf(number),
  last4: number.slice(-4),
  expMonth: expiry.month,
  expYear: expiry.year,
  reference: null,
  customer: null,
});

/** Brands by the first digit, under the names that Stripe has for them. */
const brands: Readonly<Record<string, string>> = { "2": "mastercard", "3": "amex", "4": "visa", "5": "mastercard" };

const brandOf = (number: string) => brands[number.slice(0, 1)] ?? null;
