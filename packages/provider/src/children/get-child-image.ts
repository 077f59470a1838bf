import { findPicture } from "../files/images.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { bytes } from "../http/reply.ts";
import { ownChild } from "./own-child.ts";

/** A child's picture; without one, a body that says 404 (T85). */
export const getChildImage: Handler<"getChildImage"> = async ({ params }, context) => {
  const { imageId } = await ownChild(context, params.id);
  const picture = imageId === null ? undefined : await findPicture(context.database, context.files, imageId);
  if (!picture) throw notFound("image.load");
  return bytes(picture.bytes, picture.contentType);
};
