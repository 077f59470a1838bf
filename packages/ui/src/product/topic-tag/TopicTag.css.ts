import { composedVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { category, strength } = vars.color;

export const tone = composedVariants({ ...category, ...strength }, ({ soft, text }) => ({
  background: soft,
  color: text,
}));
