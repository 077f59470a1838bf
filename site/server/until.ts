/** A body that ends well when it is told to, wherever it is: for streams that have no end of their own. */
export function until(stopping: AbortSignal, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const source = body.getReader();
  const { promise: stopped, resolve } = Promise.withResolvers<{ done: true; value?: undefined }>();
  const stop = () => resolve({ done: true });
  if (stopping.aborted) stop();
  stopping.addEventListener("abort", stop);
  // The signal lives as long as the process, and would keep every stream that ever was.
  const leave = () => stopping.removeEventListener("abort", stop);
  source.closed.then(leave, leave);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await Promise.race([source.read(), stopped]);
      if (!done) return controller.enqueue(value);
      controller.close();
      await source.cancel();
    },
    cancel: (reason) => source.cancel(reason),
  });
}
