import type { Unanswered } from "./result.ts";

/**
 * Does work that ends when it is done, when the caller stops it or when its time is up. Failing is a value (T80).
 */
export async function withTimeLimit<Done>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<{ readonly done: Done } | Unanswered> {
  const abort = new AbortController();
  const stop = () => abort.abort(signal?.reason);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort.abort(new DOMException("No answer in time", "TimeoutError"));
  }, timeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  try {
    return { done: await work(abort.signal) };
  } catch (error) {
    const reason = isLate ? "timeout" : signal?.aborted ? "aborted" : "unreachable";
    return { ok: false, kind: "network", reason, error };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
