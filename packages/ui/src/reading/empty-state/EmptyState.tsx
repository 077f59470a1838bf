import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./EmptyState.css.ts";

export type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  /** One of the empty scenes, 300 px wide. */
  picture: Picture;
  /** What there will be. */
  title: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** One sentence: why there is nothing, or what to do about it. */
  body: ReactNode;
  /** The next step, a button or two. */
  children?: ReactNode;
};

/** Stands where there is nothing yet: a picture, what it means and the next step. @source DESIGN §7 "Empty" */
export function EmptyState({ picture, title, level = 2, body, children, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(css.empty, className)}>
      <Illustration of={picture} alt="" className={css.picture} />
      <Heading level={level} size="2xl">
        {title}
      </Heading>
      <Text tone="muted" className={css.sentence}>
        {body}
      </Text>
      {children && <div className={css.next}>{children}</div>}
    </div>
  );
}
