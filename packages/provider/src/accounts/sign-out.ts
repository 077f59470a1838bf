import { revokeToken } from "../access/tokens.ts";
import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";

/** Ends the session that asks. */
export const signOut: Handler<"signOut"> = async (_, { database, token }) => {
  await revokeToken(database, token);
  return done();
};
