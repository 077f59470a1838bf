import { answerStatus } from "@gk/web";
import { readAddition } from "../../../../data/read.server.ts";
import type { Visit } from "../../../../session/context.ts";
import { sharedQuery } from "./shared.ts";

/** Reads the children that are shared with the member: none where the provider knows no caregivers (decision 71). */
export async function readShared(visit: Visit) {
  const none = { status: answerStatus.success, data: [], meta: { page: 1, limit: 0, total: 0 } };
  return (await readAddition(visit, sharedQuery, none)).fallback;
}
