/** Says how much of a body has been sent. @units per cent, 0 to 100 */
export type OnProgress = (percent: number) => void;

const headersOf = (text: string) =>
  new Headers(
    text
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()] as [string, string]),
  );

/** A `fetch` that tells how much of the body has been sent: only `XMLHttpRequest` can. For one call with a file. */
export const uploadFetch =
  (onProgress: OnProgress) =>
  (url: string, { method = "POST", headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = "blob";
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      });
      request.addEventListener("load", () => {
        const { status, statusText } = request;
        const received = headersOf(request.getAllResponseHeaders());
        resolve(new Response(request.response as Blob, { status, statusText, headers: received }));
      });
      request.addEventListener("error", () => reject(new TypeError("The upload was interrupted")));
      request.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
      signal?.addEventListener("abort", () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
