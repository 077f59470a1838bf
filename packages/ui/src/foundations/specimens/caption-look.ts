import type { CSSProperties } from "react";
import { vars } from "../theme/index.ts";

/** How the captions of a sheet look: small and quiet beside what they name. */
export const captionLook: CSSProperties = {
  marginBlockEnd: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
};
