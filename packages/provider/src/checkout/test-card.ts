import { hongKongToday, isCardValid, toInteger } from "@gk/domain";
import * as v from "valibot";
import type { GatewayCard } from "./card-gateway.ts";

/** The card of the development checkout that its bank declines at once, as Stripe's own test card of that number is. */
const DECLINED = "4000000000000002";

/** What stands in the form when the page opens: Stripe's test card that pays. */
export const prefilledNumber = "4242 4242 4242 4242";

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
  exp_month: wholeNumber(1, 12),
  exp_year: wholeNumber(2000, 2199),
});

/** What the bank says to a card. */
type CardAnswer = { readonly card: GatewayCard } | { readonly problem: "declined" | "invalid" };

/** Reads the card of the development checkout's form and answers as its bank. The number is not kept. */
export function askBank(form: unknown, now: Date): CardAnswer {
  const { output, success } = v.safeParse(FormSchema, form);
  if (!success) return { problem: "invalid" };
  const { number, exp_month, exp_year } = output;
  if (!isCardValid({ exp_month, exp_year }, hongKongToday(now))) return { problem: "invalid" };
  if (number === DECLINED) return { problem: "declined" };
  return {
    card: {
      kind: "card",
      brand: brandOf(number),
      last4: number.slice(-4),
      expMonth: exp_month,
      expYear: exp_year,
      reference: null,
      customer: null,
    },
  };
}

/** Brands by the first digit, under the names that Stripe has for them. */
const brands: Readonly<Record<string, string>> = { "2": "mastercard", "3": "amex", "4": "visa", "5": "mastercard" };

const brandOf = (number: string) => brands[number.slice(0, 1)] ?? null;
