import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";
import { refuseByCode } from "./invited-address.ts";

/** Refuses invitations for good. A code that did so before, or that nobody has, answers alike: either way no more come. */
export const refuseInvitations: Handler<"refuseInvitations"> = async ({ body }, { database, now }) => {
  await refuseByCode(database, body.code, now);
  return done();
};
