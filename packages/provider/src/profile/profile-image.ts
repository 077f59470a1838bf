import { eq } from "drizzle-orm";
import { users } from "../database/schema/index.ts";
import { dropPicture, findPicture, keepPicture } from "../files/images.ts";
import { readUpload } from "../files/read-upload.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { bytes, done } from "../http/reply.ts";

/** The member's picture; without one the body is JSON with a `status_code` (T85). */
export const getProfileImage: Handler<"getProfileImage"> = async (_, { database, files, user }) => {
  const picture = user.imageId === null ? undefined : await findPicture(database, files, user.imageId);
  if (!picture) throw notFound("image.load");
  return bytes(picture.bytes, picture.contentType);
};

/** Replaces the member's picture. */
export const updateProfileImage: Handler<"updateProfileImage"> = async ({ body }, { database, files, user, now }) => {
  const imageId = await keepPicture(database, files, await readUpload(body.image), now);
  await database.update(users).set({ imageId }).where(eq(users.id, user.id));
  if (user.imageId !== null) await dropPicture(database, files, user.imageId);
  return done();
};
