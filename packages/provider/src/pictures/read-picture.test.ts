import { imageBounds } from "@gk/domain";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Refusal } from "../http/refusal.ts";
import { drawing, encoded, heic, jpeg, png, pngOfSize } from "../testing/pictures.ts";
import { readPicture } from "./read-picture.ts";

/** Bytes, or what will be bytes once the test begins. */
type Bytes = Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

const text = (words: string) => new TextEncoder().encode(words);

const read = (...parts: Uint8Array<ArrayBuffer>[]) => readPicture(new File(parts, "me.jpg", { type: "image/jpeg" }));

async function kept(...parts: Uint8Array<ArrayBuffer>[]) {
  const picture = await read(...parts);
  if (typeof picture === "string") throw new Error(`Expected a picture, not ${picture}`);
  return { picture, about: await sharp(picture).metadata() };
}

/** The colour of a pixel, as red, green and blue. */
async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe("what is no picture that can be kept is refused (decision 64)", () => {
  const photo = drawing(600, 400);
  const half = async (file: Bytes) => (await file).slice(0, (await file).length / 2);

  test.each<[string, Bytes, string]>([
    ["a text", text("hello"), "image.notImage"],
    ["nothing at all", new Uint8Array(), "image.notImage"],
    ["a HEIC (T72)", heic, "image.type"],
    ["a GIF", encoded(drawing(2, 2).gif()), "image.type"],
    ["a WebP", encoded(drawing(2, 2).webp()), "image.type"],
    ["a TIFF", encoded(drawing(2, 2).tiff()), "image.type"],
    ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "image.notImage"],
    ["the first bytes of a JPEG", jpeg.slice(0, 20), "image.notImage"],
    ["the first half of a JPEG", half(encoded(photo.clone().jpeg())), "image.notImage"],
    ["the first half of a PNG", half(encoded(photo.clone().png({ compressionLevel: 0 }))), "image.notImage"],
    ["a PNG of 0 × 0", pngOfSize(0, 0), "image.notImage"],
    ["a PNG of 0 × 5", pngOfSize(0, 5), "image.notImage"],
    ["a PNG with too few pixels", pngOfSize(900, 900), "image.notImage"],
    ["a PNG of 2³¹ − 1 pixels a side", pngOfSize(2 ** 31 - 1, 2 ** 31 - 1), "image.notImage"],
    ["a PNG of 20,000 × 20,000 in few bytes", pngOfSize(20_000, 20_000), "image.tooManyPixels"],
    ["a whole PNG with a line more than is taken", encoded(drawing(4096, 4097).png()), "image.tooManyPixels"],
    ["a JPEG with a little more than is taken", encoded(drawing(7100, 7100).jpeg()), "image.tooManyPixels"],
    ["one byte too much (T72)", padded(imageBounds.maxBytes + 1), "image.tooLarge"],
  ])("%s", async (_, bytes, fault) => expect(await read(await bytes)).toBe(fault));
});

test("of many uploads at once some are told to come again, and the others are kept", async () => {
  const picture = await encoded(drawing(600, 400).jpeg());
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => read(picture)));
  const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason as Refusal] : []));
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.length).toBeLessThan(20);
  for (const refusal of refusals) expect(refusal).toMatchObject({ httpStatus: 429, body: { message: "busy" } });
});

function padded(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(png);
  return bytes;
}

describe("what is kept", () => {
  test.each<[string, Bytes]>([
    ["a JPEG", jpeg],
    ["a PNG", png],
    ["a JPEG with more pixels than a PNG may have", encoded(drawing(5000, 4000).jpeg())],
    ["exactly 4,194,304 bytes (T72)", padded(imageBounds.maxBytes)],
    ["a JPEG in the colours of print", encoded(drawing(9, 9).toColourspace("cmyk").jpeg())],
    ["a PNG of sixteen bits", encoded(drawing(9, 9).toColourspace("rgb16").png())],
  ])("%s can be decoded", async (_, bytes) => {
    const { about } = await kept(await bytes);
    expect(about).toMatchObject({ format: "webp", space: "srgb" });
  });

  test("is at most 1,024 px a side, and never made larger", async () => {
    expect((await kept(await encoded(drawing(5000, 2500).jpeg()))).about).toMatchObject({ width: 1024, height: 512 });
    expect((await kept(await encoded(drawing(20, 3000).png()))).about).toMatchObject({ width: 7, height: 1024 });
    expect((await kept(await encoded(drawing(640, 480).jpeg()))).about).toMatchObject({ width: 640, height: 480 });
  });

  test("stands upright, and is not turned again by whoever shows it", async () => {
    const lying = drawing(400, 200).composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ]);
    // Orientation 6: what is stored on the left belongs at the top.
    const { picture, about } = await kept(await encoded(lying.jpeg().withMetadata({ orientation: 6 })));
    expect(about).toMatchObject({ width: 200, height: 400 });
    expect(about.orientation).toBeUndefined();
    const [red = 0, green = 0] = await colourAt(picture, 100, 20);
    expect(red - green).toBeGreaterThan(150);
  });

  test("says neither where nor with what it was taken", async () => {
    const exif = {
      IFD0: { Make: "Demo Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 16/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "114/1 9/1 0/1" },
    };
    const taken = await encoded(drawing(60, 40).jpeg().withExif(exif).withIccProfile("p3"));
    expect(Buffer.from(taken).includes("Demo Camera"), "the file itself does").toBe(true);
    const { picture, about } = await kept(taken);
    expect(about).not.toHaveProperty("exif");
    expect(about).not.toHaveProperty("xmp");
    expect(about).not.toHaveProperty("icc");
    expect(Buffer.from(picture).includes("Demo Camera")).toBe(false);
  });

  test.each([
    ["JPEG", jpeg],
    ["PNG", png],
  ])("is nothing but a picture: what follows a %s is gone", async (_, bytes) => {
    const page = "<script>alert(1)</script>";
    const { picture } = await kept(bytes, text(page));
    expect(Buffer.from(picture).includes("script")).toBe(false);
  });

  test("keeps what is transparent", async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: "#00000000" } });
    const { about, picture } = await kept(await encoded(clear.png()));
    expect(about.hasAlpha).toBe(true);
    expect((await sharp(picture).raw().toBuffer())[3]).toBe(0);
  });
});
