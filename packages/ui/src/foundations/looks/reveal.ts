import type { FocusEvent } from "react";

/**
 * Shows the whole of what the keyboard has come to in a row that scrolls: a browser leaves alone what is in view by a
 * pixel. Give it to the `onFocus` of each.
 */
export const reveal = ({ target }: FocusEvent): void => {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
};
