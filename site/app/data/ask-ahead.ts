/** How long what was asked for ahead is as good as asked for now. @units milliseconds */
const freshMs = 1000;

let ahead: { address: string; answer: Promise<Response>; askedAt: number; taken: Set<string> } | undefined;

/**
 * Asks for the data of a page while the link to it is being pressed, for the router to take: from the moment that a finger
 * or a button goes down to the click a tenth of a second goes by, for which the network need not wait. One page at a time.
 *
 * @param page its address on this site
 */
export function askAhead(page: string): void {
  const address = dataAddress(page);
  const answer = fetch(address);
  // Whoever takes it hears of that.
  answer.catch(() => undefined);
  ahead = { address, answer, askedAt: performance.now(), taken: new Set() };
}

/** A `fetch` that takes the answer that was asked for ahead, and asks for everything else. */
export const takingAhead =
  (ask: typeof fetch): typeof fetch =>
  (input, init) =>
    take(input, init) ?? ask(input, init);

/** Where a list keeps its place, the router asks for each part of a page by itself: the whole page has them all. */
const part = /^(?:[?&]_routes=.*)?$/;

/** The answer, once for each part of the page that is asked for. */
function take(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | undefined {
  // As the router asks.
  if (ahead === undefined || !(input instanceof URL) || init?.method !== undefined) return undefined;
  const { address, answer, askedAt, taken } = ahead;
  const rest = input.href.slice(address.length);
  if (!input.href.startsWith(address) || !part.test(rest) || taken.has(rest)) return undefined;
  taken.add(rest);
  return performance.now() - askedAt < freshMs ? answer.then((response) => response.clone()) : undefined;
}

/** Where the router finds a page's data: it adds to the path, and to a bare slash a name. */
function dataAddress(page: string): string {
  const url = new URL(page, window.location.origin);
  url.hash = "";
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  return url.href;
}
