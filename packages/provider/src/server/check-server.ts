import type { Handler } from "../http/handler.ts";
import { underMaintenance } from "../http/refusal.ts";
import { done } from "../http/reply.ts";

/** Says whether the provider is up (spec §4: a 503 sends people to the maintenance page). */
export const checkServer: Handler<"checkServer"> = (_, { maintenance }) => {
  if (maintenance()) throw underMaintenance();
  return done();
};
