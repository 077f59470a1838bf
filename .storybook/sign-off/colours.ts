/** Red, green and blue up to 255, and how much of it there is, up to 1. */
type Paint = readonly [red: number, green: number, blue: number, alpha: number];

const paint = (computed: string): Paint => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
};

const over = ([red, green, blue, alpha]: Paint, below: Paint): Paint => {
  const mixed = (top: number, under: number) => top * alpha + under * (1 - alpha);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
};

const hex = ([red, green, blue]: Paint) =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const paper: Paint = [255, 255, 255, 1];

const groundPaint = (element: Element | null): Paint =>
  element ? over(paint(getComputedStyle(element).backgroundColor), groundPaint(element.parentElement)) : paper;

/** The colour that lies under what stands in an element, `#rrggbb`: its own, or what shows through. */
export const groundOf = (element: Element | null): string => hex(groundPaint(element));

/** A computed colour as it is seen on what stands in an element, `#rrggbb`. */
export const seenOn = (element: Element | null, computed: string): string =>
  hex(over(paint(computed), groundPaint(element)));
