/**
 * What a picture may be. Whether the bytes are what the name says is for the provider to check.
 * @units bytes: 4096 kb, inclusive (T72)
 * @source spec §5 and §9
 */
export const imageBounds = {
  maxBytes: 4_194_304,
  /**
   * With more, a few bytes can ask for any amount of memory and time. A JPEG may be the largest photograph of a telephone,
   * 8,192 × 6,144. A PNG, which nothing shrinks while it is decoded, 4,096 × 4,096: one with more in 4 MB is no picture.
   */
  maxPixels: { "image/jpeg": 50_331_648, "image/png": 16_777_216 },
  mimeTypes: ["image/jpeg", "image/png"],
  extensions: [".jpg", ".jpeg", ".png"],
} as const;
