import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import * as css from "./Band.css.ts";

const look = cva(css.base, { variants: { tone: css.tone }, defaultVariants: { tone: "page" } });
const rim = cva(css.rim, { variants: { below: { true: css.rimBelow } } });

const waves = [
  "M0 46V16C160 40 360 44 560 28C760 10 980 0 1180 20C1300 32 1380 30 1440 24V46Z",
  "M0 46V30C180 4 340 2 520 18C720 36 900 44 1100 22C1240 6 1360 8 1440 18V46Z",
] as const;

export type BandProps = {
  /** @default "page" */
  tone?: keyof typeof css.tone;
  /** Which of the two wavy rims the band has towards the one above. @default none */
  wave?: 0 | 1;
  /** Whether the band also has a rim towards the one below. */
  waveBelow?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
  "aria-labelledby"?: string;
};

function Wave({ shape, below = false }: { shape: 0 | 1; below?: boolean }) {
  return (
    <svg className={rim({ below })} viewBox="0 0 1440 46" preserveAspectRatio="none" aria-hidden focusable={false}>
      <path d={waves[shape]} fill="currentColor" />
    </svg>
  );
}

/** A full-width section of a page, cut from one sheet of paper. @source DESIGN §4 */
export function Band({ tone, wave, waveBelow, className, children, ...rest }: BandProps) {
  return (
    <section {...rest} className={look({ tone, className })}>
      {wave !== undefined && <Wave shape={wave} />}
      {children}
      {waveBelow && <Wave shape={wave ?? 0} below />}
    </section>
  );
}
