import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";

/** Room for both wavy rims. */
export const band = composed({
  marginBlock: "46px",
  paddingBlock: "64px 56px",
  "@media": { [media.narrow]: { paddingBlock: "44px 40px" } },
});

export const flow = composed({
  marginBlock: "40px 36px",
  "@media": { [media.narrow]: { marginBlock: "28px 24px" } },
});

export const more = style({ textAlign: "center" });
