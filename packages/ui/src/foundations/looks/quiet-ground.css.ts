import { createVar } from "@vanilla-extract/css";

/** What a quiet button stands on, where a piece gives it one. Unset it has none, until the pointer is over it. */
export const quietGround = createVar();
