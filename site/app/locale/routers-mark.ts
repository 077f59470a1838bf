/** By it the router knows its links: it asks for the routes behind them (`routeDiscovery`). */
export const routersMark = { "data-discover": "true" };

/** The router's link that an event is at. */
export const routersLinkAt = (event: Event): HTMLAnchorElement | undefined =>
  event
    .composedPath()
    .find(
      (part): part is HTMLAnchorElement => part instanceof HTMLAnchorElement && part.dataset["discover"] === "true",
    );

/** The page that a link leads to, with its query and the place in it; or the one that shows. */
export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location): string => pathname + search + hash;
