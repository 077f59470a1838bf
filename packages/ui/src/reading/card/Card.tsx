import { cva, cx } from "class-variance-authority";
import { Children, type ComponentProps, type ReactNode } from "react";
import { Link } from "../../foundations/link/index.ts";
import { betweenWords, Heading } from "../../foundations/text/index.ts";
import * as css from "./Card.css.ts";
import type { CardVariant } from "./Card.variants.ts";

const card = cva(css.card, {
  variants: { variant: { sheet: css.paper, plain: undefined }, linked: { true: css.linked } },
});

export type CardProps = Omit<ComponentProps<"article">, "title"> & {
  /** What it is about, in at most two lines. */
  title: ReactNode;
  /** Where the card leads. Its title is the link, and the whole card its target. @default nowhere */
  href?: string | undefined;
  /** What fills the card's upper edge, such as a `CoverPicture`. */
  picture?: ReactNode;
  /** Small facts above the title: a tag, a day. */
  meta?: ReactNode;
  /** What stands at the lower edge, level with the card beside it: a price, a date, a button. */
  footer?: ReactNode;
  /** How much of a card it is. @default "sheet" */
  variant?: CardVariant | undefined;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Whether the title comes from outside the catalogue. @source DESIGN §3 */
  dynamic?: boolean | undefined;
  /** What the title promises, in a sentence or two. */
  children?: ReactNode;
};

/** A sheet of paper about one thing. Lay several out in a `CardGrid`: neighbours are cut differently. */
export function Card({
  title,
  href,
  picture,
  meta,
  footer,
  variant = "sheet",
  level = 2,
  dynamic = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <article {...rest} className={card({ variant, linked: href !== undefined, className })}>
      {picture && <div className={css.picture[variant]}>{picture}</div>}
      <div className={cx(css.body[variant], footer && css.footed)}>
        {meta && <div className={css.meta}>{meta}</div>}
        <Heading level={level} size={variant === "sheet" ? "xl" : "lg"} dynamic={dynamic} className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link}>
              {betweenWords(title)}
            </Link>
          )}
        </Heading>
        {children && <div className={css.text}>{children}</div>}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </article>
  );
}

/** A grid of cards, as a list: each child is an item of it. */
export function CardGrid({
  children,
  className,
  ...rest
}: ComponentProps<"ul"> & { /** `Card`s, or cards that are made of it. */ children: ReactNode }) {
  return (
    <ul {...rest} className={cx(css.grid, className)}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
