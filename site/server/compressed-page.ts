import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";
import { nonceBytes } from "./nonce.ts";

const decompress = promisify(brotliDecompress);

/** A nonce as the security headers make it: always of the same length. */
const nonceOf = (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString("base64"));

/**
 * Bytes of a nonce that stands in for all others. It begins with `+`, as no value in a page does: a nonce that began
 * like `="true"` would be referred to by the text that comes after it.
 */
const standIn = () =>
  Uint8Array.from(randomBytes(nonceBytes), (byte, index) => (index === 0 ? 0b1111_1000 | (byte & 0b11) : byte));

/** Another nonce whose every letter is another one. */
const opposite = (bytes: Uint8Array) => nonceOf(bytes.map((byte) => ~byte));

/** Puts one response's nonce between the parts of a page. */
export const withNonce = (parts: Buffer[], nonce: Buffer) =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [nonce, part])));

/** Brotli's better one, once more with another stand-in, then the one that is less inventive: few pages need more than the first. */
const triedQualities = [10, 10, 9];

/**
 * Compresses a page once for the nonces of all its responses. Brotli writes what looks random as it is, once, and refers
 * to it afterwards; so the compressed page is cut where the nonce stands, like the page itself.
 *
 * @returns the compressed page's parts, or undefined when the page has no nonce or can't be cut so
 */
export async function compressAroundNonce(parts: Buffer[], qualities = triedQualities): Promise<Buffer[] | undefined> {
  if (parts.length < 2) return undefined;
  for (const quality of qualities) {
    const bytes = standIn();
    const cut = await cutAround(nonceOf(bytes), parts, quality);
    if (cut && (await holds(cut, parts, opposite(bytes)))) return cut;
  }
  return undefined;
}

async function cutAround(nonce: Buffer, [first, ...others]: Buffer[], quality: number): Promise<Buffer[] | undefined> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
  const compressed = buffer(stream);
  // What is flushed ends a block: so the nonce has one of its own.
  for (const block of [first, nonce]) {
    stream.write(block);
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  stream.end(withNonce(others, nonce));
  return around(await compressed, nonce);
}

function around(bytes: Buffer, nonce: Buffer): Buffer[] | undefined {
  const at = bytes.indexOf(nonce);
  return at < 0 ? undefined : [bytes.subarray(0, at), bytes.subarray(at + nonce.length)];
}

/** Whether the compressed page with another nonce is the page with that nonce: so no letter of the page is one of the nonce. */
async function holds(cut: Buffer[], parts: Buffer[], nonce: Buffer): Promise<boolean> {
  const page = await decompress(withNonce(cut, nonce)).catch(() => undefined);
  return page?.equals(withNonce(parts, nonce)) ?? false;
}
