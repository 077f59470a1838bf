import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture of one colour, to be encoded as a test needs it. */
export const drawing = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: "#2f9e83" }, limitInputPixels: false });

/** The bytes of a picture, as a form sends them. */
export const encoded = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());

/** A PNG of one pixel. */
export const png = await encoded(drawing(1, 1).png());

/** A JPEG of one pixel. */
export const jpeg = await encoded(drawing(1, 1).jpeg());

/** The beginning of a HEIC, as iPhones make them. */
export const heic = new Uint8Array(Buffer.from("AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj", "base64"));

/** A PNG that says it is of some size, with few bytes of pixels, or as many as are given. */
export function pngOfSize(width: number, height: number, pixels = new Uint8Array(16)): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header[8] = 8;
  const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(pixels)), chunk("IEND", new Uint8Array())];
  return new Uint8Array(Buffer.concat([png.subarray(0, 8), ...chunks]));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
