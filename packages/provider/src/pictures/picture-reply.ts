import type { Database } from "../database/database.ts";
import { notFound } from "../http/refusal.ts";
import { bytes } from "../http/reply.ts";
import { findPicture, type PictureOwner } from "./kept-picture.ts";
import { keptType } from "./re-encode.ts";

/** Answers an owner's picture; without one, a body that says 404 (T85). */
export async function pictureReply(database: Database, owner: PictureOwner): Promise<Response> {
  const picture = await findPicture(database, owner);
  if (!picture) throw notFound("image.load");
  return bytes(picture, keptType);
}
