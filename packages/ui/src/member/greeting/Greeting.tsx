import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./Greeting.css.ts";

export type GreetingProps = Omit<ComponentProps<"div">, "children"> & {
  /** The member's avatar; left out on a phone. */
  picture?: ReactNode;
  /** The greeting and the sentence below it. */
  words: {
    /** Greets the member by name. */
    title: ReactNode;
    lead: ReactNode;
  };
};

/** The head of the member's home page, with the bird saying hello. The title is the page's `h1`. */
export function Greeting({ picture, words, className, ...rest }: GreetingProps) {
  return (
    <div {...rest} className={cx(css.greeting, className)}>
      {picture !== undefined && <div className={css.avatar}>{picture}</div>}
      <div className={css.words}>
        <Heading level={1} dynamic tabIndex={-1} className={css.title}>
          {words.title}
        </Heading>
        <Text size="lead">{words.lead}</Text>
      </div>
      <Illustration of={pictures.mascotHello} alt="" eager className={css.bird} />
    </div>
  );
}
