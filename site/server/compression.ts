import { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Best first: browsers list the ones that they take in the order of their age. */
const encodings = ["br", "gzip"] as const;

const bestOf = (taken: { type: string; q: number }[]) =>
  encodings.find((encoding) => taken.some(({ type, q }) => type === encoding && q > 0)) ?? "identity";

/** The best way to compress that the browser takes, or `identity`. */
export const encodingFor = (c: Context): string =>
  accepts(c, { header: "Accept-Encoding", supports: [...encodings], default: "identity", match: bestOf });

/** Answers with a text, compressed in the best way that the browser takes; off the main thread. */
export async function answerCompressed(c: Context, bytes: Buffer<ArrayBuffer>, status: number): Promise<Response> {
  c.header("Vary", "Accept-Encoding", { append: true });
  const { body, encoding } = await compressed(encodingFor(c), bytes);
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body(body, status as 200);
}

/** Answers with a text that has no room in memory, compressed as it comes. */
export function answerStreamed(c: Context, body: ReadableStream<Uint8Array>, status: number): Response {
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = encodingFor(c);
  const streams = {
    br: () =>
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
    gzip: () => createGzip({ level: 6 }),
  };
  if (encoding !== "br" && encoding !== "gzip")
    return c.body(body as ReadableStream<Uint8Array<ArrayBuffer>>, status as 200);
  c.header("Content-Encoding", encoding);
  const compressing = Duplex.toWeb(streams[encoding]()) as unknown as TransformStream<
    Uint8Array,
    Uint8Array<ArrayBuffer>
  >;
  return c.body(body.pipeThrough(compressing), status as 200);
}

async function compressed(
  encoding: string,
  bytes: Buffer<ArrayBuffer>,
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding?: string }> {
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      // A window of 256 kB holds a page; the usual 4 MB would cost memory and time for nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return { body: new Uint8Array(await brotli(bytes, { params })), encoding };
  }
  if (encoding === "gzip") return { body: new Uint8Array(await zip(bytes, { level: 6 })), encoding };
  return { body: bytes };
}
