import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { childRecord } from "./child-record.ts";
import { ownChild } from "./own-child.ts";

/** One child of the member's own. */
export const getChild: Handler<"getChild"> = async ({ params }, context) =>
  answer(await childRecord(await ownChild(context, params.id), context));
