import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const body = composed({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[10],
  paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
  "@media": { [media.narrow]: { gap: vars.space[6], paddingBlock: `${vars.space[6]} ${vars.space[16]}` } },
});
