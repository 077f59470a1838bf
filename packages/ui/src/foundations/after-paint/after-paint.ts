/** How long a frame is waited for: a window that nobody sees, or a busy machine, may paint none. @units milliseconds */
const patienceMs = 200;

/**
 * Calls back once what has changed is painted: work that is for the next moment, not for this one, then keeps nobody
 * waiting. Where nothing is painted for 0.2 seconds it calls back all the same. Gives what calls it off.
 *
 * @example
 * onClick={() => afterPaint(() => readEverything())}
 */
export function afterPaint(callback: () => void): () => void {
  const run = () => {
    cancelAnimationFrame(frame);
    callback();
  };
  let timer = setTimeout(run, patienceMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
