import { mayFetchAhead } from "./locale/prefetch.ts";

/** Long enough for the first view, its pictures and what the page does by itself. */
const patienceMs = 2000;

/**
 * Calls back once the page is loaded and has nothing to do: to fetch what its visitor is likely to want next. Never where
 * that costs a slow or careful visitor (T111). Gives what calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  if (!mayFetchAhead()) return () => {};
  let isCalledOff = false;
  const run = () => {
    if (!isCalledOff) callback();
  };
  // Safari has no word for being idle.
  const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(run) : run()), patienceMs);
  return () => {
    isCalledOff = true;
    clearTimeout(timer);
  };
}
