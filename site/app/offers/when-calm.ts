/** Long enough to see what the site is, and what the page that one has gone on to is. @units milliseconds */
const firstVisitMs = 10_000;
const pageMs = 4000;

/** How often it is looked whether somebody is in the middle of something. */
const patienceMs = 1000;

/** Whether somebody has come to read: where nothing was scrolled or pressed, nobody may be there. */
const isThere = () => scrollY > 0 || ("userActivation" in navigator && navigator.userActivation.hasBeenActive);

/** Whether nothing is open, and nothing is being typed. */
const isFree = () =>
  !document.hidden &&
  document.querySelector("dialog[open]") === null &&
  document.activeElement?.matches("input, textarea, select, [contenteditable]") !== true;

/** Calls back once a visitor has had time on the page and is in the middle of nothing. Gives what calls it off. */
export function whenCalm(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (isThere() && isFree()) callback();
    else timer = setTimeout(look, patienceMs);
  };
  timer = setTimeout(look, Math.max(pageMs, firstVisitMs - performance.now()));
  return () => clearTimeout(timer);
}
