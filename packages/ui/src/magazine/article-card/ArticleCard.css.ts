import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** As wide as the grid; where three stand beside each other it has the room of four, and its words what the picture leaves. */
export const lead = composed({});

globalStyle(`li:has(> ${lead})`, {
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { gridColumn: "span 2", gridRow: "span 2" } },
});
globalStyle(`${lead} > :last-child`, {
  "@media": {
    [media.wide]: {
      justifyContent: "center",
      gap: vars.space[3],
      padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}`,
    },
  },
});
globalStyle(`${lead} :is(h2, h3, h4)`, { fontSize: vars.font.size["3xl"] });
globalStyle(`${lead} > :last-child > :is(h2, h3, h4) + div`, {
  "@media": { [media.wide]: { fontSize: vars.font.size.lg } },
});
