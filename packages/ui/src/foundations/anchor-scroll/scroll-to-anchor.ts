/** How many times a missing anchor is looked for again. @source spec §2 and §9; T33 */
export const anchorRetries = 50;

/** How long it waits between two looks. @units milliseconds @source spec §9; T33 */
export const anchorPauseMs = 100;

/** What a person does who no longer waits to be taken somewhere. */
const gestures = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

const still = "(prefers-reduced-motion: reduce)";

function arriveAt(target: HTMLElement) {
  target.scrollIntoView({ block: "start", behavior: window.matchMedia(still).matches ? "instant" : "smooth" });
  // What is no control takes focus only when it is told to; the next Tab then goes on from here.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Scrolls to the element with this id, smoothly unless the person asks for less motion, and puts the focus there. While
 * the element is missing it looks again every 100 ms, 50 times at most, and gives up as soon as the person scrolls,
 * presses something or leaves.
 *
 * @param left aborts when the page is left
 * @source spec §2 "Navigation"; T33
 * @example
 * useEffect(() => {
 *   const left = new AbortController();
 *   scrollToAnchor("what-is-gk", left.signal);
 *   return () => left.abort();
 * }, []);
 */
export function scrollToAnchor(id: string, left: AbortSignal): void {
  if (left.aborted) return;
  const search = new AbortController();
  const { signal } = search;
  const end = () => search.abort();
  let retries = 0;

  const look = () => {
    const target = document.getElementById(id);
    if (target) arriveAt(target);
    if (target || retries === anchorRetries) end();
    retries += 1;
  };

  const timer = setInterval(look, anchorPauseMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  left.addEventListener("abort", end, { signal });
  for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true, capture: true, signal });
  look();
}
