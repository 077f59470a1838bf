import { maxChildren } from "@gk/domain";
import { count, eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import { children } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { created } from "../http/reply.ts";
import { keepPicture } from "../pictures/kept-picture.ts";
import { readUpload } from "../pictures/read-picture.ts";
import { childColumns } from "./child-columns.ts";
import { childRecord } from "./child-record.ts";
import { requireActivated } from "./own-child.ts";

/** Adds a child, while the account has fewer than five (decision 20). */
export const createChild: Handler<"createChild"> = async ({ body }, context) => {
  const { database, user, now } = context;
  requireActivated(context);
  const picture = body.image && (await readUpload(body.image));
  const child = await database.transaction(async (transaction) => {
    // Two forms sent at once would otherwise both see the fourth child and add a fifth.
    await lockAccount(transaction, user.id);
    const [own] = await transaction.select({ count: count() }).from(children).where(eq(children.userId, user.id));
    if (own && own.count >= maxChildren) throw refused("childLimit");
    const [row] = await transaction
      .insert(children)
      .values({ ...childColumns(body), userId: user.id, createdAt: now })
      .returning();
    if (!row) throw new Error("An inserted child comes back.");
    if (picture) await keepPicture(transaction, { childId: row.id }, picture);
    return row;
  });
  return created(await childRecord(child, context));
};
