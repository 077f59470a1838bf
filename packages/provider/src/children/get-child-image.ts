import type { Handler } from "../http/handler.ts";
import { pictureReply } from "../pictures/picture-reply.ts";
import { readableChild } from "./own-child.ts";

/** A child's picture. */
export const getChildImage: Handler<"getChildImage"> = async ({ params }, context) => {
  const { child } = await readableChild(context, params.id);
  return pictureReply(context.database, { childId: child.id });
};
