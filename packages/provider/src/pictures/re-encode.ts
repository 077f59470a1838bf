import { queue } from "../queue.ts";

/** The longer side of a kept picture, in pixels (decision 64): twice what the largest avatar shows. */
const MAX_SIDE = 1024;

/** Where a picture takes longer than this, it was made to. A photograph of 12 million pixels takes 0.2 s. */
const TIMEOUT_SECONDS = 10;

/** The media type of every kept picture: WebP keeps transparency, as PNG does, in less than the bytes of a JPEG. */
export const keptType = "image/webp";

/**
 * One picture at a time, so that many at once take no more memory than the largest, and pages keep a processor. Those
 * that wait are in memory too: 4 MB each at most.
 */
const inTurn = queue({ atOnce: 1, waiting: 8 });

/**
 * Decodes a JPEG or PNG, turns it upright, shrinks it, and encodes it anew: without the place where it was taken, and
 * without what else came along in the file.
 *
 * @returns nothing where it has more pixels than are taken
 * @errors throws where it cannot be decoded to its end; refuses where too many others wait
 * @source decision 64
 */
export async function reEncode(file: Uint8Array, maxPixels: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sharp = await loadSharp();
  return inTurn(async () => {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return undefined;
    const upright = sharp(file, { autoOrient: true, failOn: "error", limitInputPixels: maxPixels });
    const encoded = await upright
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp()
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
    return new Uint8Array(encoded);
  });
}

/** Loaded with the first picture: it would make every start 80 ms longer. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
