import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import * as css from "./PrizeSteps.css.ts";

export type PrizeStepsProps = Omit<ComponentProps<"ol">, "aria-label" | "children"> & {
  /** Each step as a verb, and the name of them all. */
  words: {
    /** The name of the steps for screen readers. */
    label: string;
    choose: ReactNode;
    collect: ReactNode;
    reach: ReactNode;
    claim: ReactNode;
  };
};

/** How the prize scheme works, in four steps. */
export function PrizeSteps({ words, className, ...rest }: PrizeStepsProps) {
  const steps = [
    { id: "choose", text: words.choose, icon: <Glyph name="prize-box" className={css.icon} /> },
    { id: "collect", text: words.collect, icon: <Glyph name="silver-star" className={css.icon} /> },
    { id: "reach", text: words.reach, icon: <Glyph name="certificate" className={css.icon} /> },
    { id: "claim", text: words.claim, icon: <Icon of={icons.gift} className={css.icon} /> },
  ];
  return (
    <ol {...rest} className={cx(css.steps, className)} aria-label={words.label}>
      {steps.map(({ id, text, icon }, place) => (
        <li key={id} className={css.step}>
          <span className={css.disc}>{icon}</span>
          <span>
            <span className={css.number} aria-hidden>
              {place + 1}
            </span>
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
