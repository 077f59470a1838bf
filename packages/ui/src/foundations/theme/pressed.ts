import type { StyleRule } from "@vanilla-extract/css";

/**
 * Of what shows by its own `:active` that it is pressed. The browser's highlight of what a finger presses is a layer of its
 * own: for it the page's layers are put together anew, before the press is told of and once more when it fades.
 */
export const ownPress = { WebkitTapHighlightColor: "transparent" } as const;

/**
 * How something looks while it is pressed, instead of the browser's highlight. It gives way to all states in `selectors`.
 *
 * @example ...pressed({ background: vars.color.bg.tintGrowth })
 */
export const pressed = (rule: NonNullable<StyleRule[":active"]>) => ({ ...ownPress, ":active": rule });
