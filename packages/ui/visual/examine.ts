/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets the text of each function alone */

/*
 * What is asked of a story, inside its page. Each function stands by itself, because the browser gets its text alone;
 * each answers with the elements that fall short: tag, class and first words.
 */

/** Controls that cannot be found: they show no words, no border and no picture. */
export function lostControls(): string[] {
  const controls = "a, button, summary, select, textarea, input:not([type='hidden']), [role='tab'], [role='button']";
  const shows = (element: Element): boolean => {
    const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle, outlineWidth, backgroundColor } =
      getComputedStyle(element);
    const bordered = borderTopStyle !== "none" && borderTopWidth !== "0px" && borderTopColor !== backgroundColor;
    const outlined = outlineStyle !== "none" && outlineWidth !== "0px";
    return bordered || outlined || element.textContent?.trim() !== "" || element.querySelector("svg, img") !== null;
  };
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !shows(element) && !shows(element.closest("label") ?? element))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
}

/** Words that are cut: their box hides what flows over, or a control is smaller than what it says. */
export function cutWords(): string[] {
  const boxes = "a, button, summary, label, th, td, legend, [role='tab']";
  return [...document.querySelectorAll("#storybook-root *, [role='dialog'] *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim() !== "")
    .filter((element) => {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // Without a box of its own, or hidden from the eye on purpose.
      if (clientWidth <= 1 || clientHeight <= 1 || clipPath !== "none" || display === "inline") return false;
      const control = element.matches(boxes);
      const across = (overflowX === "hidden" || overflowX === "clip" || control) && scrollWidth > clientWidth + 1;
      const down = (overflowY === "hidden" || overflowY === "clip" || control) && scrollHeight > clientHeight + 1;
      return across || down;
    })
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`,
    );
}

/** How many pixels the page scrolls sideways. */
export const sidewaysScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Elements that move, or would, although less motion was asked for. */
export function restless(): string[] {
  const durations = (style: CSSStyleDeclaration) =>
    `${style.transitionDuration}, ${style.animationName === "none" ? "0s" : style.animationDuration}`.split(", ");
  return [...document.querySelectorAll("#storybook-root *, [role='dialog'], [role='dialog'] *")]
    .filter((element) =>
      ["", "::before", "::after"].some((part) =>
        durations(getComputedStyle(element, part)).some((duration) => Number.parseFloat(duration) > 0),
      ),
    )
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`);
}
