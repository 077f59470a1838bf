import type { ReactNode } from "react";
import { Glyph, type GlyphName } from "../icon/index.ts";
import * as css from "./PrizeSteps.css.ts";

const glyphs = ["prize-box", "silver-star", "certificate", "mission-send"] as const satisfies readonly GlyphName[];

export type PrizeStepsProps = {
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
export function PrizeSteps({ words }: PrizeStepsProps) {
  const steps = [words.choose, words.collect, words.reach, words.claim];
  return (
    <ol className={css.steps} aria-label={words.label}>
      {glyphs.map((glyph, place) => (
        <li key={glyph} className={css.step}>
          <span className={css.disc}>
            <Glyph name={glyph} className={css.icon} />
          </span>
          <span>
            <span className={css.number} aria-hidden>
              {place + 1}
            </span>
            {steps[place]}
          </span>
        </li>
      ))}
    </ol>
  );
}
