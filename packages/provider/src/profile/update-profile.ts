import { eq } from "drizzle-orm";
import { users } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { done } from "../http/reply.ts";

type Change = Partial<Pick<typeof users.$inferInsert, "name" | "gender" | "languageId">>;

async function update({ database, user }: MemberContext, change: Change) {
  await database.update(users).set(change).where(eq(users.id, user.id));
  return done();
}

/** Changes the member's name. */
export const updateProfileName: Handler<"updateProfileName"> = ({ body }, context) =>
  update(context, { name: body.name });

/** Changes which caregiver the member is. */
export const updateProfileGender: Handler<"updateProfileGender"> = ({ body }, context) =>
  update(context, { gender: body.gender });

/** Keeps the language that the member chose (T17). */
export const updateLanguage: Handler<"updateLanguage"> = ({ body }, context) =>
  update(context, { languageId: body.language_id });
