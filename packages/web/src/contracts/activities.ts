import { activityJoinSchema } from "@gk/domain";
import * as v from "valibot";
import type { activityCalls } from "../calls/activities.ts";
import type { Contracts } from "../contract.ts";
import { answer, done, list } from "../envelope.ts";
import { activitySchema, activitySummarySchema } from "../shapes/activity.ts";
import { byId, recordId } from "./request.ts";

export const activityContracts = {
  listActivities: { summary: "Special activities", source: "spec §7", answer: list(activitySummarySchema) },
  getActivity: {
    summary: "A special activity",
    source: "spec §7",
    params: byId,
    answer: answer(activitySchema),
  },
  joinActivity: {
    summary: "Enter a child for a special activity",
    source: "spec §7",
    params: byId,
    body: activityJoinSchema,
    answer: done,
  },
  leaveActivity: {
    summary: "Take a child out of a special activity",
    source: "decision 26",
    params: byId,
    query: v.object({ child_id: recordId }),
    answer: done,
  },
} as const satisfies Contracts<typeof activityCalls>;
