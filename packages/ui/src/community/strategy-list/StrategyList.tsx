import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Figure, Heading } from "../../foundations/text/index.ts";
import * as css from "./StrategyList.css.ts";

export type Strategy = {
  /** An anchor for links to it. */
  id: string;
  title: ReactNode;
  /** What it means, in a few sentences. */
  body: ReactNode;
  picture: Picture;
};

export type StrategyListProps = Omit<ComponentProps<"ol">, "children"> & {
  /** In order; each gets the next paper. */
  strategies: readonly Strategy[];
};

/** What we work by, numbered, each with its drawing on a paper of its own; it stands in an `inverse` band. */
export function StrategyList({ strategies, className, ...rest }: StrategyListProps) {
  return (
    <ol {...rest} className={cx(css.list, className)}>
      {strategies.map(({ id, title, body, picture }, index) => (
        <li key={id} id={id} className={css.item}>
          <div className={cx(css.frame, css.papers[index % css.papers.length])}>
            <Illustration of={picture} alt="" />
          </div>
          <Heading level={3} size="xl" className={css.title}>
            <Figure className={css.number}>{index + 1}</Figure>
            <span>{title}</span>
          </Heading>
          <p className={css.body}>{body}</p>
        </li>
      ))}
    </ol>
  );
}
