import { takeFocus } from "@gk/ui/take-focus";

/** What takes the place of what was in view is in view. */
const still = { preventScroll: true };
const controls = "a[href], button, input:not([type=hidden]), select, textarea";

/** What holds the focus and the elements around it within the page, each by its parent and its place there. */
function placesOfFocus() {
  const places: { parent: Element; index: number }[] = [];
  let element = document.activeElement;
  while (element?.parentElement && element.closest("main, dialog") !== element) {
    const parent: Element = element.parentElement;
    places.push({ parent, index: [...parent.children].indexOf(element) });
    element = parent;
  }
  return places;
}

const controlIn = (element: Element) =>
  element.matches(controls) ? (element as HTMLElement) : element.querySelector<HTMLElement>(controls);

/** The control that has come in an element's place, or the next one, or the one before. */
function neighbour({ parent, index }: ReturnType<typeof placesOfFocus>[number]) {
  if (!parent.isConnected) return undefined;
  const left = [...parent.children];
  const inOrder = [...left.slice(index), ...left.slice(0, index).toReversed()];
  return inOrder.map(controlIn).find((control) => control !== null);
}

/**
 * Remembers where the focus is, before a change that may take away what has it, such as a card that is deleted. Gives
 * what hands it on afterwards, where it is lost, to what stands there then.
 */
export function keepFocus(): () => void {
  const places = placesOfFocus();
  return () =>
    void takeFocus(() => {
      if (document.activeElement !== document.body) return undefined;
      for (const place of places) {
        const next = neighbour(place);
        if (next) return next;
      }
      return undefined;
    }, still);
}
