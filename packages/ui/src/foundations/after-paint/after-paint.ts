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
  let isDue = true;
  const callOff = () => {
    isDue = false;
  };
  const run = () => {
    if (!isDue) return;
    callOff();
    callback();
  };
  setTimeout(run, patienceMs);
  requestAnimationFrame(() => setTimeout(run));
  return callOff;
}
