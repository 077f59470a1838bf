/** Takes the page beside `shown` from assistive technology, as it is out of reach for the eye. Gives what gives it back. */
export function hidePageBehind(shown: Element): () => void {
  const others = [...document.body.children].filter(
    (element) => !element.contains(shown) && !element.matches("script, [aria-hidden], [aria-live]"),
  );
  for (const element of others) element.setAttribute("aria-hidden", "true");
  return () => {
    for (const element of others) element.removeAttribute("aria-hidden");
  };
}

/** Keeps the page from scrolling, and from growing by the width of its scroll bar. Gives what lets it scroll again. */
export function lockScroll(): () => void {
  const { style } = document.body;
  const { overflow, marginInlineEnd } = style;
  const scrollBar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = "hidden";
  if (scrollBar > 0) style.marginInlineEnd = `${scrollBar}px`;
  return () => Object.assign(style, { overflow, marginInlineEnd });
}
