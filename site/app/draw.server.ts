import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

type DrawOptions = {
  /** Is aborted when whoever asked has left. */
  signal: AbortSignal;
  nonce?: string;
  onError: (error: unknown) => void;
};

/**
 * Draws a page, all of it.
 *
 * The request's own signal is not handed over: React listens to it with another signal, and Node keeps such a listener,
 * and with it all that the page was drawn from, for as long as the signal it listens to. A request's signal is kept by
 * the requests that are made for its sake, and these are what the page was drawn from: none of it would ever be let go.
 */
export async function draw(page: ReactNode, { signal, ...options }: DrawOptions): Promise<string> {
  const left = new AbortController();
  const leave = () => left.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  try {
    const stream = await renderToReadableStream(page, { ...options, signal: left.signal });
    await stream.allReady;
    return await new Response(stream).text();
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
