/** The router asks for a page's scripts in its head, and runs them by one module script in its body. */
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const moduleScript = /(<script(?: nonce="[^"]*")?) type="module" async="">([\s\S]*?)<\/script>/;

/** No `<` may stand in a script's text. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Without the indentation of the router's JSON: the first view comes a round trip sooner when the page fits into ten packets. */
const unindented = (text: string) => text.replaceAll(/\n\s+/g, "\n");

/**
 * Begins the page's scripts once its first view stands there, or with the first thing that its reader does, or when the
 * first view takes very long. It is written into the page as text, so it names nothing outside itself.
 *
 * Until the router is there to hear it, "back" within this document (to the list's page before, after a reload) changes
 * the address alone: the page that belongs to it is asked for.
 */
function beginAfterFirstView(preloads: string[], text: string, sheet?: string) {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const patienceMs = 3000;
  const impatience = ["pointerdown", "keydown", "click"];
  const here = location.pathname + location.search;
  let begun = false;
  const add = (tag: "link" | "script", attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), { nonce, ...attributes }));
  const begin = () => {
    if (begun) return;
    begun = true;
    // To ask for sixty files in one go would keep a phone from answering a hand for a tenth of a second and more.
    for (const href of preloads) setTimeout(() => add("link", { rel: "modulepreload", href }));
    if (sheet) add("link", { rel: "stylesheet", href: sheet });
    setTimeout(() => add("script", { type: "module", text }));
    // Dates need it, and its first use takes the browser as long as all that a page does with it: by itself, while the
    // scripts come.
    if (document.querySelector("time"))
      setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang));
  };
  for (const event of impatience) addEventListener(event, begin, true);
  addEventListener("popstate", () => {
    if ("__reactRouterDataRouter" in window) return;
    if (location.pathname + location.search !== here) location.reload();
  });
  addEventListener("load", () => new PerformanceObserver(begin).observe({ type: "paint", buffered: true }));
  setTimeout(begin, patienceMs);
}

/**
 * A page is whole without its scripts, so on a slow line they must not stand in the way of what is seen first: the page
 * asks for them when that is there.
 *
 * @param sheet the address of styles that only what comes later needs, asked for with them
 */
export function scriptsAfterFirstView(html: string, sheet?: string): string {
  const preloads = [...html.matchAll(preload)].map(([, href]) => href);
  return html
    .replaceAll(preload, "")
    .replace(
      moduleScript,
      (_, opening: string, text: string) =>
        `${opening}>(${unindented(beginAfterFirstView.toString())})(${[preloads, unindented(text), ...(sheet ? [sheet] : [])].map(literal).join()})</script>`,
    );
}
