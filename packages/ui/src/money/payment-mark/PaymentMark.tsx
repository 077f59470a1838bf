import { Glyph, type GlyphName, Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";

/**
 * Ways of paying: the five of the website, and purchases made in the mobile app's stores, which are another thing
 * than the wallets of the same makers.
 * @source spec §3 "Payment methods" and "Order type codes"; T101
 */
export const paymentKinds = [
  "card",
  "applePay",
  "googlePay",
  "tapngo",
  "octopus",
  "appleStore",
  "googleStore",
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export type PaymentMarkProps = {
  /** The way of paying. */
  kind: PaymentKind;
  /** For a measure or a colour other than the text's. */
  className?: string;
};

const marks: Record<PaymentKind, IconDrawing | GlyphName> = {
  card: icons.creditCard,
  applePay: "apple",
  googlePay: "google",
  tapngo: "phone-tap",
  octopus: "card-tap",
  appleStore: icons.smartphone,
  googleStore: icons.smartphone,
};

/** The picture of a way of paying. Decorative: its name stands beside it. */
export function PaymentMark({ kind, ...look }: PaymentMarkProps) {
  const mark = marks[kind];
  return typeof mark === "string" ? <Glyph name={mark} {...look} /> : <Icon of={mark} {...look} />;
}
