import { takeFocus } from "@gk/ui/take-focus";

const controls = "a[href], button, input:not([type=hidden]), select, textarea";
const consents = "[role=switch], [type=checkbox]";
const bounds = "section, dialog, main";
const messages = "div[role=status]:not(:empty), [role=alert]";

/** What holds the focus and the elements around it within the page, each by its parent, its place there and what is next. */
function placesOf(held: Element | null) {
  const places: { parent: Element; index: number; next: Element | null }[] = [];
  let element = held;
  while (element?.parentElement && element.closest("main, dialog") !== element) {
    const parent: Element = element.parentElement;
    places.push({ parent, index: [...parent.children].indexOf(element), next: element.nextElementSibling });
    element = parent;
  }
  return places;
}

/** Nobody who goes on with Enter may agree to something, or send another form such as one that deletes. */
const doesNothing = (control: Element) =>
  !control.matches(consents) && !(control instanceof HTMLButtonElement && control.form && control.type === "submit");

const controlsIn = (element: Element): Element[] => [
  ...(element.matches(controls) ? [element] : []),
  ...element.querySelectorAll(controls),
];

/** The control that has come in the place of what is gone, or the next one, or the one before; else what is said of it. */
function standIn(places: ReturnType<typeof placesOf>): Element | null | undefined {
  const place = places.find(({ parent }) => parent.isConnected);
  if (!place) return undefined;
  const { parent, index, next } = place;
  const part = parent.closest(bounds);
  const isWithin = (element: Element) => element.closest(bounds) === part;
  const left = [...parent.children];
  const instead = left[index] === next ? undefined : left[index];
  const beside = [...left.slice(index), ...left.slice(0, index).toReversed()].flatMap(controlsIn).filter(isWithin);
  return (
    [...(instead ? controlsIn(instead) : []), ...beside].find(doesNothing) ??
    parent.closest(messages) ??
    [...(part?.querySelectorAll(messages) ?? [])].find(isWithin) ??
    part?.querySelector("h1, h2, h3") ??
    part
  );
}

/**
 * Remembers where the focus is, before a change that may take away what has it, such as a card that is deleted. Gives
 * what hands it on afterwards, where it is lost, to what stands there then: never out of its part of the page, and never
 * to what sends a form or agrees to something.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const places = placesOf(held);
  return () =>
    void takeFocus(() => {
      if (document.activeElement !== document.body) return undefined;
      return (held?.isConnected && held !== document.body ? held : standIn(places)) as HTMLElement | null | undefined;
    });
}
