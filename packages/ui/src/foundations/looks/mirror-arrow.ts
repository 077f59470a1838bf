import { globalStyle } from "@vanilla-extract/css";

/** Turns the arrow of what has a class where one reads from right to left: it points to where the line goes on. */
export const mirrorArrow = (className: string): void => globalStyle(`${className}:dir(rtl) > svg`, { scale: "-1 1" });
