import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./FactList.css.ts";

export type Fact = {
  /** A sticker. */
  picture: Picture;
  title: string;
  body: string;
};

export type FactListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** At most four, about equally long. */
  facts: readonly Fact[];
  /** The heading's place in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
};

/** Up to four facts side by side, stitched apart, each with a sticker stuck on a little aslant. */
export function FactList({ facts, level = 3, className, ...rest }: FactListProps) {
  return (
    <ul {...rest} className={cx(css.facts, className)}>
      {facts.map(({ picture, title, body }) => (
        <li key={picture.src} className={css.fact}>
          <Illustration of={picture} alt="" className={css.sticker} />
          <Heading level={level} size="xl" className={css.title}>
            {title}
          </Heading>
          <Text tone="muted" className={css.body}>
            {body}
          </Text>
        </li>
      ))}
    </ul>
  );
}
