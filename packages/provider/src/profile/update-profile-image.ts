import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";
import { keepPicture } from "../pictures/kept-picture.ts";
import { readUpload } from "../pictures/read-picture.ts";

/** Replaces the member's picture. */
export const updateProfileImage: Handler<"updateProfileImage"> = async ({ body }, { database, user }) => {
  await keepPicture(database, { userId: user.id }, await readUpload(body.image));
  return done();
};
