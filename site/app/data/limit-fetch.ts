/**
 * How long the router waits for what it asks of the site. The site gives each call of its provider's ten seconds and a
 * form makes at most three, so that it is the site, or the way to it, that says nothing for longer.
 */
const patienceMs = 30_000;

/**
 * A `fetch` that ends, also in the middle of an answer: the router's own waits for as long as the browser lets it, which
 * is minutes, and each page waits for the router. What is given up is stopped too, since a browser has few connections
 * for a site.
 * @errors rejects with `TimeoutError`
 */
export const limitFetch =
  (ask: typeof fetch, limitMs = patienceMs): typeof fetch =>
  (input, init) => {
    const stop = new AbortController();
    const left = init?.signal;
    const leave = () => stop.abort(left?.reason);
    if (left?.aborted) leave();
    left?.addEventListener("abort", leave);
    // Not cleared: the answer has begun when `ask` is through, and one that has ended can't be stopped any more.
    setTimeout(() => stop.abort(new DOMException("", "TimeoutError")), limitMs);
    return ask(input, { ...init, signal: stop.signal });
  };
