const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

/** The words and controls of a piece that have too little room: cut, outside of what holds them, or over each other. */
export function lackingRoom(root: Element): string[] {
  const outer = root.getBoundingClientRect();
  const found = [...root.querySelectorAll("a, button, p, h1, h2, h3")].filter(isShown);
  const controls = found.filter((element) => element.matches("a, button"));
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < outer.left - 1 || right > outer.right + 1;
  };
  return [
    ...found.filter(isOutside).map((element) => `outside: ${nameOf(element)}`),
    ...found
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `cut: ${nameOf(element)}`),
    ...controls.flatMap((one, place) =>
      controls
        .slice(place + 1)
        .filter((other) => !one.contains(other) && overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `over each other: ${nameOf(one)}, ${nameOf(other)}`),
    ),
  ];
}
