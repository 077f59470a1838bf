import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { Container } from "../../layout/container/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import type { MissionCategory } from "../../product/mission-category/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { places } from "./places.ts";
import * as css from "./WishTree.css.ts";

/** A wish on the tree, which its leaf leads to. */
export type HungWish = { id: string; area: MissionCategory };

export type WishTreeProps = Omit<ComponentProps<"div">, "title"> & {
  /** The page's `h1`. */
  title: ReactNode;
  /** One sentence under the title. */
  lead: ReactNode;
  /** The wishes of the list below, newest first, by the ids of their `WishLeaf`s; as many hang as the tree has room for. */
  wishes: readonly HungWish[];
  /** Under the lead: the way to a leaf of one's own. */
  children?: ReactNode;
};

/** Opens the page of the wishes: the tree over the page's whole width, with a leaf for each wish of the list below. */
export function WishTree({ title, lead, wishes, children, className, ...rest }: WishTreeProps) {
  return (
    <div {...rest} className={cx(css.sky, className)}>
      <Container className={css.words}>
        <Heading level={1}>{title}</Heading>
        <p className={css.lead}>{lead}</p>
        {children}
      </Container>
      {/* The list below says everything: with a pointer a leaf is a short way to its wish, for others it would be a second list. */}
      <div aria-hidden className={css.scene}>
        <Illustration of={pictures.wishTree} alt="" eager className={css.tree} />
        {wishes.slice(0, places.length).map(({ id, area }) => (
          <a key={id} href={`#${id}`} tabIndex={-1} className={cx(css.leaf, css.tone[area])}>
            <svg viewBox="0 0 140 120" className={css.shape}>
              <path fill="currentColor" d="M14 62C22 22 70 4 132 8c2 52-36 96-82 92-22-2-38-16-36-38" />
              <path className={css.stalk} d="M8 112q10-14 22-24" />
            </svg>
            <Glyph name={`category-${area}`} className={css.glyph} />
          </a>
        ))}
      </div>
    </div>
  );
}
