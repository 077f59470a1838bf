import { parting } from "./parting.ts";

/** The text of HTML in the browser, by its own parser: nothing in it runs or loads, and no parser is downloaded. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("script, style, textarea, option, xmp, iframe, template"))
    element.remove();
  for (const element of body.querySelectorAll([...parting].join())) {
    element.before(" ");
    element.after(" ");
  }
  return body.textContent;
}
