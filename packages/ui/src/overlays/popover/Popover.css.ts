import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Room around words; a list's entries have their own. */
export const sheet = piece({ padding: `${vars.space[4]} ${vars.space[5]}` });
