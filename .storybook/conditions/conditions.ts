import { forceColours } from "./forced-colours.ts";
import { pretendMedia } from "./media.ts";

export type Conditions = { still: boolean; moreContrast: boolean; forcedColours: boolean; largeText: boolean };

/**
 * Shows the page as somebody sees it who asked for less motion, more contrast, forced colours or large text. Style sheets that come
 * later, with a piece that is loaded on first use, are caught too. Gives back the way to undo it.
 */
export function applyConditions(
  document: Document,
  { still, moreContrast, forcedColours, largeText }: Conditions,
): () => void {
  const root = document.documentElement;
  root.style.fontSize = largeText ? "200%" : "";
  if (!still && !moreContrast && !forcedColours) return () => (root.style.fontSize = "");

  const pretended = {
    ...(still ? { "prefers-reduced-motion": "reduce" } : {}),
    ...(moreContrast ? { "prefers-contrast": "more" } : {}),
    ...(forcedColours ? { "forced-colors": "active" } : {}),
  };
  const rewrite = () => {
    const restoreMedia = pretendMedia(document, pretended);
    const restoreColours = forcedColours ? forceColours(document) : () => {};
    return () => {
      restoreColours();
      restoreMedia();
    };
  };
  let restore = rewrite();
  const observer = new MutationObserver(() => {
    restore();
    restore = rewrite();
  });
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    restore();
    root.style.fontSize = "";
  };
}
