import { Icon, type IconDrawing, icons, SpriteIcon } from "../../foundations/icon/index.ts";
import { Glyph, type GlyphName, type GlyphProps } from "../../product/glyph/index.ts";
import wallets from "./generated/wallets.svg?no-inline";
import type { WalletName } from "./generated/wallets.ts";

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

const marks: Record<PaymentKind, IconDrawing | { wallet: WalletName } | { glyph: GlyphName }> = {
  card: icons.creditCard,
  applePay: { wallet: "apple-pay" },
  googlePay: { wallet: "google-pay" },
  tapngo: { glyph: "phone-tap" },
  octopus: { glyph: "card-tap" },
  appleStore: icons.smartphone,
  googleStore: icons.smartphone,
};

/** The picture of a way of paying. Decorative: its name stands beside it. */
export function PaymentMark({ of, ...look }: PaymentMarkProps) {
  const mark = marks[of];
  if ("wallet" in mark) return <SpriteIcon name={mark.wallet} sprite={wallets} {...look} />;
  return "glyph" in mark ? <Glyph name={mark.glyph} {...look} /> : <Icon of={mark} {...look} />;
}
