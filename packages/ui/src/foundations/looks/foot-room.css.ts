import { createVar } from "@vanilla-extract/css";

/** How much of the window's foot a bar that stays there takes. Unset without such a bar. */
export const footRoom = createVar();
