/** Takes elements out. Looked for by letters: expressions for it take long over hostile text. */
const without = (html: string, opening: string, end: string) => {
  const [before = "", ...elements] = html.split(opening);
  return before + elements.map((element) => element.slice(element.indexOf(end) + end.length)).join("");
};

/**
 * A page as it is for readers whose browser runs none. Only such a browser shows what stands in `noscript`, and hides by
 * itself what only scripts can do, as buttons that send no form.
 */
export const withoutScripts = (html: string): string =>
  without(without(html, "<script", "</script>"), '<button type="button"', "</button>").replaceAll(/<\/?noscript>/g, "");
