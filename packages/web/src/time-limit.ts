import type { Unanswered } from "./result.ts";
import { withinTime } from "./within-time.ts";

/**
 * Does work that ends when it is done, when the caller stops it or when its time is up. Failing is a value (T80).
 */
export async function withTimeLimit<Done>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<{ readonly done: Done } | Unanswered> {
  try {
    return { done: await withinTime(timeoutMs, signal, work) };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    const reason = isLate ? "timeout" : signal?.aborted ? "aborted" : "unreachable";
    return { ok: false, kind: "network", reason, error };
  }
}
