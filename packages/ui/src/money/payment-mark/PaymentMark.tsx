import { BrandMark, type BrandName, Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Glyph, type GlyphName, type GlyphProps } from "../../product/glyph/index.ts";

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

export type PaymentMarkProps = Omit<GlyphProps, "name"> & {
  /** The way of paying. */
  of: PaymentKind;
  /** For a measure or a colour other than the text's. */
  className?: string | undefined;
};

const marks: Record<PaymentKind, IconDrawing | { brand: BrandName } | { glyph: GlyphName }> = {
  card: icons.creditCard,
  applePay: { brand: "apple-pay" },
  googlePay: { brand: "google-pay" },
  tapngo: { glyph: "phone-tap" },
  octopus: { glyph: "card-tap" },
  appleStore: icons.smartphone,
  googleStore: icons.smartphone,
};

/** The picture of a way of paying. Decorative: its name stands beside it. */
export function PaymentMark({ of, ...look }: PaymentMarkProps) {
  const mark = marks[of];
  if ("brand" in mark) return <BrandMark name={mark.brand} {...look} />;
  return "glyph" in mark ? <Glyph name={mark.glyph} {...look} /> : <Icon of={mark} {...look} />;
}
