import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Rows far enough apart for a finger, wherever the trail breaks. */
export const list = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: 2.15,
});

/** Runs on like a sentence, so that a long name begins behind its arrow. */
export const step = style({
  display: "inline",
  selectors: {
    // Held to the name by a space that does not break: no row ends with an arrow. Older browsers read it out.
    "& + &::before": { content: ['" ›\\00a0"', '" ›\\00a0" / ""'], wordSpacing: vars.space[1] },
  },
});

export const link = style({ paddingBlock: "5px", color: vars.color.text.secondary });
