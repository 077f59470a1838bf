import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a page's text in the best way that the browser takes; off the main thread. */
export async function compressed(c: Context, text: string): Promise<{ body: Uint8Array<ArrayBuffer> | string; encoding?: string }> {
  const encoding = accepts(c, { header: "Accept-Encoding", supports: ["br", "gzip", "identity"], default: "identity" });
  if (encoding === "br") {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return { body: new Uint8Array(await brotli(text, { params })), encoding };
  }
  if (encoding === "gzip") return { body: new Uint8Array(await zip(text, { level: 6 })), encoding };
  return { body: text };
}
