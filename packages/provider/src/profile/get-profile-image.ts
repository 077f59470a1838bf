import type { Handler } from "../http/handler.ts";
import { pictureReply } from "../pictures/picture-reply.ts";

/** The member's picture. */
export const getProfileImage: Handler<"getProfileImage"> = (_, { database, user }) =>
  pictureReply(database, { userId: user.id });
