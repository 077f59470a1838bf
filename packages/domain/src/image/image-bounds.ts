/**
 * What a picture may be. Whether the bytes are what the name says is for the provider to check.
 * @units bytes: 4096 kb, inclusive (T72)
 * @source spec §5 and §9
 */
export const imageBounds = {
  maxBytes: 4_194_304,
  /** The largest photograph of a telephone, 8,192 × 6,144: with more, a few bytes can ask for any amount of memory. */
  maxPixels: 50_331_648,
  mimeTypes: ["image/jpeg", "image/png"],
  extensions: [".jpg", ".jpeg", ".png"],
} as const;
