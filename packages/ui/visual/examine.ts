/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets the text of each function alone */

/*
 * What is asked of a story, inside its page. Each function stands by itself, because the browser gets its text alone;
 * each answers with the elements that fall short: tag, class and first words.
 */

/** Controls that cannot be found: neither they nor their label show words, a border or a picture. */
export function lostControls(): string[] {
  const controls = "a, button, summary, select, textarea, input:not([type='hidden']), [role='tab'], [role='button']";
  const shows = (element: Element): boolean => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, opacity } = getComputedStyle(element);
    const bordered = borderTopStyle !== "none" && borderTopWidth !== "0px" && borderTopColor !== backgroundColor;
    return (opacity !== "0" && bordered) || element.textContent?.trim() !== "" || element.matches(":has(svg, img)");
  };
  const labelled = (element: Element) =>
    "labels" in element && [...((element.labels ?? []) as NodeListOf<HTMLLabelElement>)].some(shows);
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !shows(element) && !labelled(element))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
}

/** Words that are cut: a box hides what flows over, or words stand outside the control that they name. */
export function cutWords(): string[] {
  const controls = "a, button, summary, label, th, td, legend, [role='tab']";
  const unseen = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== "none" || unseen(element.parentElement));
  /** Whether words stand outside of the element. Glyphs are allowed a quarter of an em: their box is generous. */
  const leaves = (element: Element): boolean => {
    const outer = element.getBoundingClientRect();
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) / 4;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.textContent?.trim() === "" || unseen(texts.currentNode.parentElement)) continue;
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const over = [outer.left - left, right - outer.right, outer.top - top, bottom - outer.bottom];
      if (Math.max(...over) > slack) return true;
    }
    return false;
  };
  const hides = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
  };
  return [...document.querySelectorAll("#storybook-root *, [role='dialog'] *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim() !== "")
    .filter((element) => {
      const { clipPath, display } = getComputedStyle(element);
      // Without a box of its own, or hidden from the eye on purpose.
      if (element.clientWidth <= 1 || element.clientHeight <= 1 || clipPath !== "none" || display === "inline")
        return false;
      return (hides(element) || element.matches(controls)) && leaves(element);
    })
    .map((element) => {
      const words = element.textContent?.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.className} “${words}”`;
    });
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
