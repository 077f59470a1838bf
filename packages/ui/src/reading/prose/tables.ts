/** A whole tag with its name, or what has no end: what stands in an attribute is no tag. */
const tag = /<\/?([a-z][a-z\d]*)(?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Puts each table of sanitised HTML into a box that scrolls by itself and takes the keyboard's focus,
 * so that a wide table never widens the page.
 */
export function boxTables(html: string, { className, label }: { className: string; label: string }): string {
  const box = `<div class="${className}" role="group" aria-label="${inAttribute(label)}" tabindex="0">`;
  return html.replaceAll(tag, (whole, name: string) => {
    if (name.toLowerCase() !== "table") return whole;
    return whole.startsWith("</") ? `${whole}</div>` : box + whole;
  });
}
