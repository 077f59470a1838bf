import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const greeting = piece({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[5],
  "@media": {
    // The menu above already shows who is signed in.
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

export const avatar = style({ inlineSize: vars.size.avatar.xl, "@media": { [media.narrow]: { display: "none" } } });
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: "anywhere",
});

/** Breaks after the greeting, not within a Chinese name. */
export const title = style({ wordBreak: "keep-all" });

/** Drawn looking to the right; at the far edge it turns round to look into the page. */
export const bird = style({
  scale: "-1 1",
  alignSelf: "end",
  inlineSize: "auto",
  blockSize: "128px",
  // On the narrowest phones smaller, so that a name of four characters keeps its comma.
  "@media": { [media.narrow]: { blockSize: "min(88px, 22vw)" } },
});
