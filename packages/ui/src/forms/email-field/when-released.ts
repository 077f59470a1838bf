/**
 * Runs what moves the page, once nothing is pressed: a button that moves while it is pressed misses its click. At once
 * where the keyboard has moved the focus.
 */
export function whenReleased(run: () => void): void {
  if (document.querySelector(":active") === null) run();
  // The click comes right after, and before this.
  else addEventListener("mouseup", () => setTimeout(run), { once: true });
}
