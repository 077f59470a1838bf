import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const carousel = piece({
  display: "grid",
  gridTemplateColumns: `${vars.size.target.primary} minmax(0, 1fr) ${vars.size.target.primary}`,
  alignItems: "center",
  gap: vars.space[1],
  "@media": { "(scripting: none)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Both buttons come before the items for the keyboard, and stand on either side of them for the eye. */
export const step = style({ gridRow: 1, "@media": { "(scripting: none)": { display: "none" } } });

export const next = style([step, { gridColumn: 3 }]);

/** Scrolls by the finger, the wheel and the keyboard without scripts. */
export const view = style({
  gridArea: "1 / 2",
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": {
    "(scripting: none)": { gridArea: "auto" },
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
  },
});

export const slide = style({ display: "grid", flex: "0 0 100%", minInlineSize: 0, scrollSnapAlign: "start" });
