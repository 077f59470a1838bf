import { Link } from "../../foundations/link/index.ts";
import { Figure } from "../../foundations/text/index.ts";
import * as css from "./Coupon.css.ts";

export type CouponProps = {
  /** Where the offer can be taken. */
  href: string;
  /** The whole offer, with `amount` somewhere in it. */
  text: string;
  /** The part that is printed large, as finished text (`$50`). */
  amount: string;
};

/** A perforated ticket with an offer; the amount stands out wherever the language puts it. */
export function Coupon({ href, text, amount }: CouponProps) {
  const at = text.indexOf(amount);
  const [before, after] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + amount.length)];
  return (
    <Link href={href} className={css.coupon}>
      <span className={css.ticket}>
        {before && <span>{before}</span>}
        <Figure className={css.amount}>{amount}</Figure>
        {after && <span>{after}</span>}
      </span>
    </Link>
  );
}
