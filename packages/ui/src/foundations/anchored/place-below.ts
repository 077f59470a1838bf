import type { SheetAlign } from "./anchored.variants.ts";

/** Whether the browser places a sheet at its anchor by itself. */
const places = () => globalThis.CSS?.supports?.("anchor-scope", "all") ?? true;

/**
 * Places a sheet of the top layer below its anchor, for browsers that can't. In the page's own measure, so that it scrolls
 * along; by the object model, which a strict content security policy allows.
 */
export function placeBelow(anchor: Element, sheet: HTMLElement, align: SheetAlign): void {
  if (places()) return;
  const { bottom, left, right } = anchor.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(anchor).direction === "rtl";
  const isAtLeft = (align === "start") !== isRightToLeft;
  Object.assign(sheet.style, {
    position: "absolute",
    margin: "8px 0",
    top: `${bottom + window.scrollY}px`,
    bottom: "auto",
    left: isAtLeft ? `${left + window.scrollX}px` : "auto",
    right: isAtLeft ? "auto" : `${document.documentElement.clientWidth - right - window.scrollX}px`,
  });
}
