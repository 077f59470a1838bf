import { caregiverSchema, childSchema, prizeChoiceSchema } from "@gk/domain";
import * as v from "valibot";
import type { childrenCalls } from "../calls/children.ts";
import type { Contracts } from "../contract.ts";
import { childAnswer, childDone, childList } from "../envelope.ts";
import { caregiverUserSchema, childRecordSchema } from "../shapes/child.ts";
import { performanceSchema, reportFileSchema } from "../shapes/performance.ts";
import { chosenPrizeSchema } from "../shapes/prize.ts";
import { byId, recordId } from "./request.ts";

export const childrenContracts = {
  listChildren: {
    summary: "The account's children; 403 while the e-mail address is not verified",
    source: "spec §7",
    answer: childList(childRecordSchema),
  },
  getChild: { summary: "A child", source: "spec §7", params: byId, answer: childAnswer(childRecordSchema) },
  getChildImage: { summary: "A child's picture", source: "spec §7", params: byId },
  getPerformance: {
    summary: "What a child did in the app",
    source: "spec §7",
    params: byId,
    answer: childAnswer(performanceSchema),
  },
  getMonthlyReport: {
    summary: "A monthly report of a premium child, as a page of its own to keep as a file and print",
    source: "decision 103",
    params: v.object({ id: recordId, report_id: recordId }),
    answer: childAnswer(reportFileSchema),
  },
  createChild: {
    summary: "Add a child",
    source: "spec §7",
    body: childSchema,
    answer: childAnswer(childRecordSchema),
  },
  updateChild: {
    summary: "Change a child",
    source: "spec §7",
    params: byId,
    body: childSchema,
    answer: childAnswer(childRecordSchema),
  },
  getPrizeChoice: {
    summary: "A child's choice of prize",
    source: "spec §7",
    params: byId,
    answer: childAnswer(chosenPrizeSchema),
  },
  choosePrize: {
    summary: "Choose a child's prize, or another one",
    source: "spec §7",
    params: byId,
    body: prizeChoiceSchema,
    answer: childAnswer(chosenPrizeSchema),
  },
  inviteCaregiver: {
    summary: "Invite a caregiver account to a premium child, or send the invitation again",
    source: "decision 20",
    params: byId,
    body: caregiverSchema,
    answer: childAnswer(caregiverUserSchema),
  },
  removeCaregiver: {
    summary: "Remove a caregiver account from a child",
    source: "decision 20",
    params: v.object({ id: recordId, caregiver_id: recordId }),
    answer: childDone,
  },
} as const satisfies Contracts<typeof childrenCalls>;
