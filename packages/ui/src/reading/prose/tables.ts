/**
 * Puts each table of sanitised HTML into a box that scrolls by itself and takes the keyboard's focus,
 * so that a wide table never widens the page.
 */
export const boxTables = (html: string, { className, label }: { className: string; label: string }) =>
  html
    .replaceAll(/<table(?=[\s>])/g, `<div class="${className}" role="group" aria-label="${label}" tabindex="0"><table`)
    .replaceAll("</table>", "</table></div>");
