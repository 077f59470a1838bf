import { contrastRatio } from "../../packages/ui/src/foundations/theme/contrast.ts";
import { groundOf, seenOn } from "./colours.ts";

const controls =
  "a[href], button, summary, select, textarea, input:not([type='hidden']), [role='option'], [role='tab'], [role='switch']";
const boxes = "input, select, textarea, [role='switch']";

/** What is said of a control, and by what. */
export const saidStates = {
  chosen: ":checked, [aria-checked='true'], [aria-selected='true'], [aria-pressed='true'], [aria-current]",
  disabled: ":disabled, [aria-disabled='true']",
  invalid: "[aria-invalid='true'], [aria-invalid='true'] *",
};
export type SaidState = keyof typeof saidStates;

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  getComputedStyle(element).clipPath !== "inset(50%)";

/** The controls of a story, those too that lie unseen in a label that is seen. */
export const controlsIn = (root: Element): Element[] =>
  [...root.querySelectorAll(controls)].filter((control) => isSeen(control.closest("label") ?? control));

/** A control and what it stands in, from within: where its frame, its tint or its ring may be drawn. */
function around(control: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = control; at && found.length < 6; at = at.parentElement) found.push(at);
  return found;
}

/** The contrast of a computed colour with what it lies on. */
const contrastOn = (below: Element | null, computed: string) => contrastRatio(seenOn(below, computed), groundOf(below));

function textsIn(control: Element): { words: string; element: Element }[] {
  const found = [];
  const texts = document.createTreeWalker(control.closest("label") ?? control, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const words = textContent?.trim() ?? "";
    if (words !== "" && parentElement && isSeen(parentElement)) found.push({ words, element: parentElement });
  }
  const isTypedIn = control.matches("input:not([type='checkbox'], [type='radio'], [type='file'])");
  return isTypedIn && isSeen(control) ? [...found, { words: "what is typed", element: control }] : found;
}

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);

const unreadable = (control: Element): string[] =>
  textsIn(control).flatMap(({ words, element }) => {
    const style = getComputedStyle(element);
    const ratio = contrastOn(element, style.color);
    return ratio >= (isLarge(style) ? 3 : 4.5) ? [] : [`“${words.slice(0, 20)}” has ${ratio.toFixed(2)}`];
  });

/** How far the box of an element stands out from what is around it: 1 where it has none. */
function edgeOf(element: Element): number {
  const { borderBottomStyle, borderBottomColor, borderBottomWidth, backgroundColor } = getComputedStyle(element);
  const hasBorder = borderBottomStyle !== "none" && borderBottomWidth !== "0px";
  const edges = [backgroundColor, ...(hasBorder ? [borderBottomColor] : [])];
  return Math.max(...edges.map((edge) => contrastOn(element.parentElement, edge)));
}

/** A box in which something is typed, ticked or switched stands out. Where only the words of its label are drawn, they do. */
function unbounded(control: Element): string[] {
  if (!control.matches(boxes) || getComputedStyle(control).appearance === "auto") return [];
  const isDrawn = isSeen(control) && edgeOf(control) > 1;
  if (control.closest("label") && !isDrawn) return [];
  const edge =
    around(control)
      .map(edgeOf)
      .find((found) => found > 1) ?? 1;
  return edge >= 3 ? [] : [`its box has ${edge.toFixed(2)}`];
}

function ringOf(element: Element): number {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return 1;
  return Math.max(contrastOn(element, outlineColor), contrastOn(element.parentElement, outlineColor));
}

/** The outlines of a control and of what it stands in, which the focus has to change. */
export const outlinesOf = (control: Element): string =>
  around(control)
    .map((part) => getComputedStyle(part))
    .map(({ outlineStyle, outlineWidth, outlineColor }) => `${outlineStyle} ${outlineWidth} ${outlineColor}`)
    .join();

function ringless(control: Element, atRest: string): string[] {
  const isRinged = outlinesOf(control) !== atRest && Math.max(...around(control).map(ringOf)) >= 3;
  return isRinged ? [] : ["has no ring that is seen"];
}

/** Whether two parts are drawn with more than a shade between them: a colour, a line, a tick, another place. */
function isTold(chosen: Element, other: Element): boolean {
  return ["", "::before", "::after"].some((part) => {
    const one = getComputedStyle(chosen, part);
    const two = getComputedStyle(other, part);
    if (part !== "" && one.content === "none") return two.content !== "none";
    const isApart = (first: string, second: string) =>
      contrastRatio(seenOn(chosen.parentElement, first), seenOn(other.parentElement, second)) >= 3;
    return (
      one.content !== two.content ||
      one.translate !== two.translate ||
      one.outlineStyle !== two.outlineStyle ||
      one.boxShadow.includes("inset") !== two.boxShadow.includes("inset") ||
      one.borderBottomStyle !== two.borderBottomStyle ||
      isApart(one.backgroundColor, two.backgroundColor) ||
      isApart(one.borderBottomColor, two.borderBottomColor)
    );
  });
}

const partsOf = (control: Element) => (control.closest("label") ? around(control).slice(0, 3) : [control]);

const lookOf = (element: Element) => {
  const { color, backgroundColor, borderBottomColor, opacity } = getComputedStyle(element);
  return [color, backgroundColor, borderBottomColor, opacity].join();
};

/** A control is drawn otherwise while it is disabled, where there is one that is not. */
function unnoticed(control: Element): string[] {
  if (!control.matches(saidStates.disabled) || getComputedStyle(control).appearance === "auto") return [];
  const like = (element: Element) =>
    ["class", "role", "type"].every((name) => element.getAttribute(name) === control.getAttribute(name)) &&
    element.matches(saidStates.chosen) === control.matches(saidStates.chosen) &&
    !element.matches(`${saidStates.disabled}, ${saidStates.invalid}`);
  const other = [...document.querySelectorAll(control.tagName)].find(like);
  if (!other) return [];
  const [own, others] = [around(control), around(other)].map((parts) => parts.filter(isSeen).map(lookOf).join());
  return own === others ? ["looks like one that is not disabled"] : [];
}

/** What is chosen is told from one that is not, where there is one. */
function untold(control: Element): string[] {
  const isOff = (element: Element) => element.matches(saidStates.disabled);
  if (!control.matches(saidStates.chosen) || isOff(control) || getComputedStyle(control).appearance === "auto")
    return [];
  const like = (element: Element) =>
    ["class", "role", "type"].every((name) => element.getAttribute(name) === control.getAttribute(name));
  const other = [...document.querySelectorAll(control.tagName)].find(
    (element) => element !== control && like(element) && !element.matches(saidStates.chosen) && !isOff(element),
  );
  if (!other) return [];
  const others = partsOf(other);
  const told = partsOf(control).some((part, index) => others[index] && isTold(part, others[index]));
  return told ? [] : ["looks like one that is not chosen"];
}

type Circumstances = {
  /** The outlines that it had at rest, where it has the focus. */
  focused: string | undefined;
  /** Whether more is asked for: then a disabled box stands out too, and what is chosen is told from what is not. */
  strict: boolean;
};

/**
 * What is wrong with the look of a control: words, a box or the ring of the focus without contrast, or one that is chosen
 * or disabled and does not look like it.
 */
export function faultsOf(control: Element, { focused, strict }: Circumstances): string[] {
  const isOff = control.matches(saidStates.disabled);
  return [
    ...unreadable(control),
    ...(isOff && !strict ? [] : unbounded(control)),
    ...(focused !== undefined && !control.matches(":disabled") ? ringless(control, focused) : []),
    ...(focused === undefined ? unnoticed(control) : []),
    ...(strict && focused === undefined ? untold(control) : []),
  ];
}
