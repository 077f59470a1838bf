import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

/** A menu's entry for the page that shows, for whom its tint says too little or is not drawn: a line around it. */
export const currentEntry = {
  [media.moreContrast]: {
    selectors: { "&[aria-current]": { boxShadow: `inset 0 0 0 2px ${vars.color.border.selected}` } },
  },
  [media.forcedColors]: {
    selectors: {
      "&[aria-current]:not(:focus-visible)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
  },
};
