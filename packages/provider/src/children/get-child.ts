import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { childRecord, sharedChildRecord } from "./child-record.ts";
import { readableChild } from "./own-child.ts";

/** One child of the member's own, or one that is shared with them. */
export const getChild: Handler<"getChild"> = async ({ params }, context) => {
  const { child, sharedBy } = await readableChild(context, params.id);
  return answer(sharedBy ? await sharedChildRecord(child, sharedBy, context) : await childRecord(child, context));
};
