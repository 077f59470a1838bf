import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { cut } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const ground = createVar();
const ink = createVar();

/** The small sheet behind the sign of a category, in its colors by `category`. */
export const badge = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "34px",
  blockSize: "34px",
  borderRadius: cut.tag,
  background: ground,
  color: ink,
});
export const category = styleVariants(vars.color.category, ({ soft, text }) => ({
  vars: { [ground]: soft, [ink]: text },
}));
