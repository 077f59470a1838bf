import { isLocale, type Locale } from "@gk/domain";
import { type TapAndGoFields, webPrefix } from "@gk/web";
import * as v from "valibot";
import type { GatewayCard } from "../checkout/card-gateway.ts";
import { isSigned, seal, signatureOf, unseal } from "./sealing.ts";
import type { TapAndGoGateway, Trade } from "./tapngo-gateway.ts";

/** What is shared with Tap & Go. */
export interface TapAndGoKeys {
  readonly appId: string;
  /** Seals payloads and signs forms. */
  readonly appKey: string;
  /** Where the payer's form is posted to. */
  readonly pageUrl: string;
}

/** Where Tap & Go posts its news, beneath `/web`. */
export const newsPath = "/tapngo/notify";

/** A wallet pays now and, under its token, again. */
const kindOfTrade = { paymentType: "R", transactionType: "SALE" } as const;

const Payload = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  currency: v.literal("HKD"),
  remark: v.string(),
  lang: v.custom<Locale>(isLocale),
  payBefore: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  returnUrl: v.pipe(v.string(), v.url()),
  notifyUrl: v.pipe(v.string(), v.url()),
});

/** What a form asks of Tap & Go. */
export type Payload = v.InferOutput<typeof Payload>;

/** Dollars with two decimals, as Tap & Go has amounts. */
export const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Cents of such dollars. */
export const centsOf = (amount: string) => Math.round(Number(amount) * 100);

/** What every Tap & Go gateway does alike, whoever stands behind its page. */
export function tapAndGoForms(
  { appId, appKey, pageUrl }: TapAndGoKeys,
  origin: string,
): Pick<TapAndGoGateway, "pageUrl" | "form" | "isOwn" | "isTokenOf"> {
  return {
    pageUrl,
    form({ id, number, amountCents, payBy, locale }: Trade) {
      const payload: Payload = {
        amount: dollars(amountCents),
        currency: "HKD",
        remark: number,
        lang: locale,
        payBefore: payBy?.toISOString() ?? null,
        returnUrl: `${origin}/tapngo/callback`,
        notifyUrl: origin + webPrefix + newsPath,
      };
      const sealed = seal(appKey, "payload", JSON.stringify(payload));
      const fields = { appId, merTradeNo: id, ...kindOfTrade, payload: sealed };
      return { ...fields, sign: signatureOf(appKey, fields) };
    },
    isOwn: (form) => form.appId === appId && isSigned(appKey, form),
    isTokenOf: ({ reference }, token) => reference !== null && unseal(appKey, "recurrent token", reference) === token,
  };
}

/** Reads a form as Tap & Go does; undefined where it was not signed with the key. */
export function readForm(appKey: string, form: TapAndGoFields): Payload | undefined {
  if (!isSigned(appKey, form)) return undefined;
  const payload = unseal(appKey, "payload", form.payload);
  const read = v.safeParse(Payload, payload === undefined ? undefined : JSON.parse(payload));
  return read.success ? read.output : undefined;
}

/** A wallet by its token, which nobody reads but the gateway; without one it can't be charged again. */
export const walletOf = (appKey: string, token: string | undefined): GatewayCard => ({
  kind: "tapngo",
  brand: null,
  last4: null,
  expMonth: null,
  expYear: null,
  reference: token === undefined ? null : seal(appKey, "recurrent token", token),
  customer: null,
});
