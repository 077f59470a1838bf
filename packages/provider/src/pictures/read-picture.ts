import { type IssueKey, imageBounds } from "@gk/domain";
import { fileTypeFromBuffer } from "file-type";
import { invalid, Refusal } from "../http/refusal.ts";
import { reEncode } from "./re-encode.ts";

/** A picture as it is kept: encoded anew, and nothing but a picture. */
export type Picture = Uint8Array<ArrayBuffer>;

/** Why a file is not kept. */
type PictureFault = Extract<IssueKey, `image.${string}`>;

/**
 * Reads the picture of a multipart form's `image` field. To be done before a transaction begins: it takes a while.
 *
 * @errors a file that may not be kept is an issue of the field
 */
export async function readUpload(file: unknown): Promise<Picture> {
  const picture = file instanceof Blob ? await readPicture(file) : "image.required";
  if (typeof picture === "string") throw invalid({ image: [picture] });
  return picture;
}

/**
 * Makes of a file what is kept. What it is called, and what the browser says it is, is not believed (T72).
 *
 * @errors refuses where too many others wait; gives the issue where the file is too large, no picture, of a kind that is not taken, or of too many pixels
 */
export async function readPicture(file: Blob): Promise<Picture | PictureFault> {
  if (file.size > imageBounds.maxBytes) return "image.tooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type?.mime.startsWith("image/")) return "image.notImage";
  const mime = imageBounds.mimeTypes.find((taken) => taken === type.mime);
  if (!mime) return "image.type";
  try {
    return (await reEncode(bytes, imageBounds.maxPixels[mime])) ?? "image.tooManyPixels";
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return "image.notImage";
  }
}
