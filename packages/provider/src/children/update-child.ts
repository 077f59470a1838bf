import { eq } from "drizzle-orm";
import { children } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { keepPicture } from "../pictures/kept-picture.ts";
import { readUpload } from "../pictures/read-picture.ts";
import { childColumns } from "./child-columns.ts";
import { childRecord } from "./child-record.ts";
import { ownChild } from "./own-child.ts";

/** Changes a child. A form without a picture leaves the one before in use. */
export const updateChild: Handler<"updateChild"> = async ({ params, body }, context) => {
  const { id } = await ownChild(context, params.id);
  const picture = body.image && (await readUpload(body.image));
  const child = await context.database.transaction(async (transaction) => {
    const [row] = await transaction.update(children).set(childColumns(body)).where(eq(children.id, id)).returning();
    if (!row) throw new Error("An updated child comes back.");
    if (picture) await keepPicture(transaction, { childId: id }, picture);
    return row;
  });
  return answer(await childRecord(child, context));
};
