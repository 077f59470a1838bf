import { globalLayer } from "@vanilla-extract/css";

/** Element defaults: any component style wins over them. */
export const defaults = globalLayer("gk-defaults");
