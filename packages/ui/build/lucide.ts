import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Lucide's icons that the product uses, by the names on lucide.dev. */
export const lucideNames = [
  "arrow-left",
  "arrow-right",
  "audio-lines",
  "baby",
  "badge-check",
  "banknote-arrow-up",
  "bell",
  "book-open",
  "brush",
  "calendar-clock",
  "calendar-days",
  "camera",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "chevron-up",
  "circle-alert",
  "circle-check",
  "circle-x",
  "clock",
  "copy",
  "credit-card",
  "download",
  "eye",
  "eye-off",
  "flag",
  "gift",
  "house",
  "info",
  "layout-grid",
  "lock",
  "log-out",
  "mail",
  "mail-warning",
  "map-pin",
  "menu",
  "minus",
  "newspaper",
  "party-popper",
  "pencil",
  "phone",
  "plus",
  "power",
  "receipt",
  "receipt-text",
  "refresh-cw",
  "rotate-ccw",
  "rotate-cw",
  "school",
  "search",
  "send",
  "settings",
  "share-2",
  "shield-check",
  "sliders-horizontal",
  "smartphone",
  "sparkles",
  "sprout",
  "tag",
  "ticket",
  "ticket-check",
  "ticket-percent",
  "trash-2",
  "triangle-alert",
  "user",
  "user-round",
  "users",
  "x",
] as const;

const element = /<(?!svg)(\w+)([^>]*)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

const start = /^m(-?[\d.]+)[ ,]?(-?[\d.]+) ?(?=(.?))/;

/** A path that starts with a relative step would start where the one before it ends. */
const startingAnew = (path: string) =>
  path.replace(start, (_, x: string, y: string, next: string) => `M${x} ${y}${/[a-z]/i.test(next) ? "" : "l"}`);

const number = (text: string | undefined) => Number(text ?? 0);

/** The same line as the data of a path; a rectangle's corners are as wide as they are high. */
function pathOf(tag: string, attributes: Record<string, string>): string {
  const { d, cx, cy, r, x, y, width, height, rx, ry = rx, x1, y1, x2, y2, ...others } = attributes;
  // The pen alone fills such a dot.
  const isDot = tag === "circle" && number(r) <= 1;
  const [unknown] = Object.keys(others).filter((name) => !(isDot && name === "fill"));
  if (unknown || rx !== ry)
    throw new Error(`An icon's <${tag}> has what one path can't draw: ${unknown ?? "rx ≠ ry"}.`);
  const corner = number(rx);
  switch (tag) {
    case "path":
      return startingAnew(d ?? "");
    case "line":
      return `M${x1} ${y1}L${x2} ${y2}`;
    case "circle":
      return `M${number(cx) - number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * number(r)} 0a${r} ${r} 0 1 0-${2 * number(r)} 0z${isDot ? `M${cx} ${cy}h.01` : ""}`;
    case "rect": {
      const [across, down] = [number(width) - 2 * corner, number(height) - 2 * corner];
      const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
      const sides = [`h${across}`, turn(corner, corner), `v${down}`, turn(-corner, corner)];
      const back = [`h${-across}`, turn(-corner, -corner), `v${-down}`, turn(corner, -corner)];
      return `M${number(x) + corner} ${number(y)}${[...sides, ...back].join("")}z`;
    }
    default:
      throw new Error(`An icon has a <${tag}>: say here how it is drawn as a path.`);
  }
}

/** Each icon's strokes as the data of one path, so that an icon is a constant and drawing it takes two elements. */
export async function lucideDrawings(): Promise<{ name: string; path: string }[]> {
  return Promise.all(
    lucideNames.map(async (name) => {
      const { default: drawn } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon };
      const shapes = renderToStaticMarkup(createElement(drawn)).matchAll(element);
      const paths = [...shapes].map(([, tag = "", given = ""]) =>
        pathOf(tag, Object.fromEntries([...given.matchAll(attribute)].map(([, key, value]) => [key, value]))),
      );
      return { name, path: paths.join("") };
    }),
  );
}
