import type { StyleRule } from "@vanilla-extract/css";
import { media } from "./media.ts";

type Rule = Omit<StyleRule, "@media" | "selectors">;

/**
 * How something looks under what can rest on it, such as a mouse. A finger can't: the browser would leave what was pressed
 * hovered until the next press, and look for its styles before it tells of the press.
 *
 * It stands behind the other rules of its file: `:where(:hover)` gives way to all states that they know.
 *
 * @example selectors: { "&:where(:hover)": hovered({ background: vars.color.bg.tintGrowth }) }
 */
export const hovered = (rule: Rule) => ({ "@media": { [media.hover]: rule } });
