import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const columns = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 340px)",
  gap: vars.space[14],
  alignItems: "start",
  "@media": {
    [media.notFull]: { gap: vars.space[8] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
