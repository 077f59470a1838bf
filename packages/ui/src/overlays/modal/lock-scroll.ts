let holders = 0;
let letScroll = () => {};

/** Keeps the page from scrolling, and from growing by the width of its scroll bar. */
function hold() {
  const { style } = document.body;
  const { overflow, marginInlineEnd } = style;
  const scrollBar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = "hidden";
  if (scrollBar > 0) style.marginInlineEnd = `${scrollBar}px`;
  return () => void Object.assign(style, { overflow, marginInlineEnd });
}

/**
 * Keeps the page still until whoever wants it so has let go. By the style's own properties, which a policy of
 * `style-src 'self'` allows. Gives what lets go.
 */
export function lockScroll(): () => void {
  if (holders === 0) letScroll = hold();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) letScroll();
  };
}
