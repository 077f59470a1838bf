import { style } from "@vanilla-extract/css";
import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

export const carousel = piece({
  display: "grid",
  gridTemplateColumns: `${vars.size.target.primary} minmax(0, 1fr) ${vars.size.target.primary}`,
  alignItems: "center",
  gap: vars.space[1],
  "@media": { "(scripting: none)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const step = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** Scrolls by the finger, the wheel and the keyboard without scripts. */
export const view = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

export const slide = style({ display: "grid", flex: "0 0 100%", minInlineSize: 0, scrollSnapAlign: "start" });
