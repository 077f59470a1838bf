import { invalid } from "../http/refusal.ts";
import { type Picture, readPicture } from "./images.ts";

/**
 * Reads the picture of a multipart form's `image` field.
 *
 * @errors a file that may not be kept is an issue of the field
 */
export async function readUpload(file: unknown): Promise<Picture> {
  const picture = file instanceof Blob ? await readPicture(file) : "image.required";
  if (typeof picture === "string") throw invalid({ image: [picture] });
  return picture;
}
