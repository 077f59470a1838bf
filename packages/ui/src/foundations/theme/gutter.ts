import { vars } from "./vars.css.ts";

/** A window that is smaller than most phones. */
export const smallWindow = "(width < 360px)";

/** The room between what a page holds and the edges of the window: of a narrow one, and of a small one. */
export const gutters = { narrow: vars.space[5], small: vars.space[4] } as const;
