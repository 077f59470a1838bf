/**
 * Calls back once what has changed is painted: work that is for the next moment, not for this one, then keeps nobody
 * waiting. Gives what calls it off.
 *
 * @example
 * onClick={() => afterPaint(() => readEverything())}
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
