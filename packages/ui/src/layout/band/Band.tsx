import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Rim, type RimCut } from "../rim/index.ts";
import * as css from "./Band.css.ts";
import type { BandRoom, BandTone } from "./Band.variants.ts";

const look = cva(css.base, {
  variants: { tone: css.tone, room: css.room },
  defaultVariants: { tone: "page", room: "wide" },
});

const waves = ["gentle", "rolling"] as const satisfies readonly RimCut[];

export type BandProps = ComponentProps<"section"> & {
  /** The paper that it is cut from. @default "page" */
  tone?: BandTone | undefined;
  /** Which of the two wavy rims the band has towards the one above. @default none */
  wave?: 0 | 1 | undefined;
  /** Whether the band also has a rim towards the one below. */
  waveBelow?: boolean | undefined;
  /** How much there is above and below what it holds; what comes after a `snug` or `slim` one has a rim. @default "wide" */
  room?: BandRoom | undefined;
  /** An anchor for links to the section. */
  id?: string | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** What the section holds, in a `Container`. */
  children: ReactNode;
  /** The `id` of its heading, which makes it a landmark. */
  "aria-labelledby"?: string | undefined;
};

/** A full-width section of a page, cut from one sheet of paper. @source DESIGN §4 */
export function Band({ tone, wave, waveBelow, room, className, children, ...rest }: BandProps) {
  return (
    <section {...rest} className={look({ tone, room, className })}>
      {wave !== undefined && <Rim side="above" cut={waves[wave]} className={css.rim} />}
      {children}
      {waveBelow && <Rim side="below" cut={waves[wave ?? 0]} className={css.rim} />}
    </section>
  );
}
