import { afterPaint } from "../after-paint/index.ts";

/**
 * Puts the focus on what has come in place of what had it, such as a page's heading, so that it is read out and the next
 * Tab goes on from there. Once it is painted: moving the focus makes the browser look at the whole page again. Whoever has
 * gone elsewhere by then stays there. Gives what calls it off.
 *
 * @param find finds it then; nothing leaves the focus where it is
 * @example
 * useEffect(() => takeFocus(() => document.querySelector("h1"), { preventScroll: true }), [page]);
 */
export function takeFocus(find: () => HTMLElement | null | undefined, options?: FocusOptions): () => void {
  const before = document.activeElement;
  const hasMovedOn = ({ activeElement, body }: Document) => activeElement !== before && activeElement !== body;
  return afterPaint(() => {
    if (hasMovedOn(document)) return;
    const target = find();
    if (!target) return;
    // What is no control takes focus only when it is told to.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus(options);
  });
}
