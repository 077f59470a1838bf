/**
 * Does work until it is done, its time is up or whoever asked has left, also where the work itself looks at no signal: one
 * that is handed on from request to request does not reach the last of them once the garbage collector has taken one in
 * between. What the work has handed over by then, such as a stream, goes on until they leave.
 *
 * @param limitMs the time for it, in milliseconds
 * @param left ends when whoever asked leaves
 * @param work is given a signal by which it can stop early
 * @errors `TimeoutError`, or what they left with
 */
export async function withinTime<Done>(
  limitMs: number,
  left: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new DOMException("No answer in time", "TimeoutError")), limitMs);
  const leave = () => abort.abort(left?.reason);
  if (left?.aborted) leave();
  left?.addEventListener("abort", leave, { once: true });
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => reject(abort.signal.reason as Error);
    if (abort.signal.aborted) end();
    abort.signal.addEventListener("abort", end, { once: true });
  });
  try {
    return await Promise.race([work(abort.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
