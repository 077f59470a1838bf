/** What ends a glide: it has arrived, or the person does something else. */
const ends = ["scrollend", "wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * For the press of an anchor that the browser follows: the page glides to its place, unless the person asks for less
 * motion. What Tab reaches afterwards is there at once.
 *
 * @example <a href="#top" onClick={glide}>
 */
export function glide(): void {
  const { documentElement: page } = document;
  const gliding = new AbortController();
  const end = () => {
    delete page.dataset["gliding"];
    gliding.abort();
  };
  page.dataset["gliding"] = "";
  for (const type of ends) window.addEventListener(type, end, { passive: true, capture: true, signal: gliding.signal });
}
