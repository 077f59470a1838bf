/**
 * Does work until it is done, its time is up or whoever asked has left, also where the work itself looks at no signal. What
 * it has handed over by then, such as a stream, goes on until they leave.
 *
 * @errors `TimeoutError`, or what they left with
 */
export async function withinTime<Done>(
  limitMs: number,
  left: AbortSignal,
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const abort = new AbortController();
  const ended = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    abort.abort(reason);
    ended.reject(reason);
  };
  const timer = setTimeout(() => end(new DOMException("No answer in time", "TimeoutError")), limitMs);
  const leave = () => end(left.reason);
  if (left.aborted) leave();
  left.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([work(abort.signal), ended.promise]);
  } finally {
    clearTimeout(timer);
  }
}
