import { answerStatus } from "@gk/web";
import { readAddition } from "../../../../data/read.server.ts";
import type { Visit } from "../../../../session/context.ts";
import { sharedQuery } from "./shared.ts";

/** Reads the children that are shared with the member: none where the provider knows no caregivers (decision 71). */
export const readShared = (visit: Visit) =>
  readAddition(visit, sharedQuery, {
    status: answerStatus.success,
    data: [],
    meta: { page: 1, limit: 0, total: 0 },
  });
