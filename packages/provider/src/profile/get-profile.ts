import { userShape } from "../accounts/user-shape.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";

/** Shows members their own account. */
export const getProfile: Handler<"getProfile"> = async (_, { database, user, now }) =>
  answer(await userShape(database, user, now));
