import { afterPaint } from "../after-paint/index.ts";

/**
 * Makes an element a live region a moment after it has come: what it arrives with is a part of the page, read in its
 * turn, and what comes later is read out in the next pause. Give it to the element's `ref`.
 */
export const live = (element: HTMLElement | null): (() => void) | undefined =>
  element ? afterPaint(() => element.setAttribute("role", "status")) : undefined;
