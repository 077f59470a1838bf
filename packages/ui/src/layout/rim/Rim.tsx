import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as css from "./Rim.css.ts";
import type { RimCut, RimSide } from "./Rim.variants.ts";

const look = cva(css.rim, { variants: { side: css.side } });

const cuts: Record<RimCut, string> = {
  gentle: "M0 46V16C160 40 360 44 560 28C760 10 980 0 1180 20C1300 32 1380 30 1440 24V46Z",
  rolling: "M0 46V30C180 4 340 2 520 18C720 36 900 44 1100 22C1240 6 1360 8 1440 18V46Z",
  deep: "M0 46V10C300 48 620 50 860 34C1100 18 1300 6 1440 26V46Z",
};

export type RimProps = Omit<
  ComponentProps<"svg">,
  "aria-hidden" | "children" | "focusable" | "preserveAspectRatio" | "viewBox"
> & {
  /** Which edge of its container it lies on. */
  side: RimSide;
  /** How it is cut. @default "gentle" */
  cut?: RimCut | undefined;
  /** Gives it the colour of the sheet that it belongs to. */
  className?: string | undefined;
};

/** The wavy edge of a drawn ground, in the colour of its text; its container is positioned. `Band` puts it on by itself. */
export function Rim({ side, cut = "gentle", className, ...rest }: RimProps) {
  return (
    <svg
      {...rest}
      className={look({ side, className })}
      viewBox="0 0 1440 46"
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
    >
      <path d={cuts[cut]} fill="currentColor" />
    </svg>
  );
}
