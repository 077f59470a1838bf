import type { ImageFile } from "@gk/domain";
import { type Picture, readPicture } from "../files/images.ts";
import { invalid } from "../http/refusal.ts";

/**
 * Looks into the picture of a form, if it has one.
 *
 * @errors one that is no picture, whatever it is called, is an issue of its field (T72)
 */
export async function pictureOfForm(image: ImageFile | undefined): Promise<Picture | undefined> {
  if (image === undefined) return undefined;
  const picture = image instanceof Blob ? await readPicture(image) : "image.notImage";
  if (typeof picture === "string") throw invalid({ image: [picture] });
  return picture;
}
