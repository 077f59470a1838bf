import { colourOf } from "../theme/contrast.ts";
import { vars } from "../theme/index.ts";

/** A colour as the page shows it now, whatever theme is on: `#rrggbb`, from the CSS variable of its role. */
export function liveColour(element: Element, role: string): string {
  const variable = colourOf(vars.color, role).slice("var(".length, -1);
  return getComputedStyle(element).getPropertyValue(variable).trim();
}
