import { globalLayer } from "@vanilla-extract/css";

/*
 * The order of the cascade, declared once: element defaults, then the pieces that others dress through `className`, then
 * those that are made of one.
 * What is in no layer wins over both, so a dressing holds whichever stylesheet the browser meets first.
 */

/** Element defaults: any component style wins over them. */
export const defaults = globalLayer("gk-defaults");

/** Styles of pieces that take a `className`; see `piece`. */
export const pieces = globalLayer("gk-pieces");

/** Styles of pieces whose root is another piece, over whose own they stand; see `composed`. */
export const compositions = globalLayer("gk-compositions");
