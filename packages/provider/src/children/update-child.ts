import { eq } from "drizzle-orm";
import { children } from "../database/schema/index.ts";
import { dropPicture, keepPicture } from "../files/images.ts";
import { readUpload } from "../files/read-upload.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { childColumns } from "./child-columns.ts";
import { childRecord } from "./child-record.ts";
import { ownChild } from "./own-child.ts";

/** Changes a child. A form without a picture leaves the old one in use. */
export const updateChild: Handler<"updateChild"> = async ({ params, body }, context) => {
  const { database, files, now } = context;
  const before = await ownChild(context, params.id);
  const picture = body.image && (await readUpload(body.image));
  const child = await database.transaction(async (transaction) => {
    const imageId = picture ? await keepPicture(transaction, files, picture, now) : before.imageId;
    const [row] = await transaction
      .update(children)
      .set({ ...childColumns(body), imageId })
      .where(eq(children.id, before.id))
      .returning();
    return row;
  });
  if (!child) throw new Error("An updated child comes back.");
  if (picture && before.imageId) await dropPicture(database, files, before.imageId);
  return answer(await childRecord(child, context));
};
