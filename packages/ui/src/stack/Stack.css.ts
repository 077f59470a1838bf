import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const stack = style({ display: "grid", alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center" });
export const gap = styleVariants(vars.space, (size) => ({ gap: size }));
export const justify = styleVariants({
  start: {},
  center: { justifyContent: "center" },
  between: { justifyContent: "space-between" },
  end: { justifyContent: "flex-end" },
});
