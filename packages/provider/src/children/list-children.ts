import { asc, eq } from "drizzle-orm";
import { children } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { wholeList } from "../http/reply.ts";
import { childRecords } from "./child-record.ts";
import { requireActivated } from "./own-child.ts";

/** The member's children, in the order in which they were added. */
export const listChildren: Handler<"listChildren"> = async (_, context) => {
  requireActivated(context);
  const rows = await context.database
    .select()
    .from(children)
    .where(eq(children.userId, context.user.id))
    .orderBy(asc(children.id));
  return wholeList(await childRecords(rows, context));
};
