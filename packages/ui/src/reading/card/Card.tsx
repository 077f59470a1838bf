import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Link } from "../../foundations/link/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./Card.css.ts";
import type { CardLook } from "./Card.variants.ts";

const card = cva(css.card, {
  variants: { look: { sheet: css.paper, plain: undefined }, linked: { true: css.linked } },
});

export type CardProps = {
  /** What it is about, in at most two lines. */
  title: ReactNode;
  /** Where the card leads. Its title is the link, and the whole card its target. @default nowhere */
  href?: string | undefined;
  /** What fills the card's upper edge, such as a `CoverPicture`. */
  picture?: ReactNode;
  /** Small facts above the title: a tag, a day. */
  meta?: ReactNode;
  /** What stands at the lower edge, level with the card beside it: a price, a date, a button. */
  foot?: ReactNode;
  /** How much of a card it is. @default "sheet" */
  look?: CardLook | undefined;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Whether the title comes from outside the catalogue. @source DESIGN §3 */
  dynamic?: boolean | undefined;
  /** What the title promises, in a sentence or two. */
  children?: ReactNode;
};

/** A sheet of paper about one thing. Lay several out in a `CardGrid`: neighbours are cut differently. */
export function Card(props: CardProps) {
  const { title, href, picture, meta, foot, look = "sheet", level = 2, dynamic = false, children } = props;
  return (
    <article className={card({ look, linked: href !== undefined })}>
      {picture && <div className={css.picture[look]}>{picture}</div>}
      <div className={css.body[look]}>
        {meta && <div className={css.meta}>{meta}</div>}
        <Heading level={level} size={look === "sheet" ? "xl" : "lg"} dynamic={dynamic} className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          )}
        </Heading>
        {children && <div className={css.text}>{children}</div>}
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </article>
  );
}

/** A grid of cards, as a list: each child is an `<li>`. */
export function CardGrid({ children }: { /** `Card`s, or cards that are made of it. */ children: ReactNode }) {
  return <ul className={css.grid}>{children}</ul>;
}
