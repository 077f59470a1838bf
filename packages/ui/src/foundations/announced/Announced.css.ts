import { piece } from "../theme/piece.ts";

/** There from the start, and no row of its own while it is empty. */
export const region = piece({ selectors: { "&:empty": { position: "absolute" } } });
