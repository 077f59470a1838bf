import type { ReactNode } from "react";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./Greeting.css.ts";

export type GreetingProps = {
  /** The member's avatar; left out on a phone. */
  avatar?: ReactNode;
  /** The greeting and the sentence below it. */
  words: {
    /** Greets the member by name. */
    title: ReactNode;
    lead: ReactNode;
  };
};

/** The head of the member's home page, with the bird saying hello. The title is the page's `h1`. */
export function Greeting({ avatar, words }: GreetingProps) {
  return (
    <div className={css.greeting}>
      {avatar !== undefined && <div className={css.avatar}>{avatar}</div>}
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
