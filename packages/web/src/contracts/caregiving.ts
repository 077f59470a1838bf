import { tokenField } from "@gk/domain";
import * as v from "valibot";
import type { caregivingCalls } from "../calls/caregiving.ts";
import type { Contracts } from "../contract.ts";
import { answer, done, list } from "../envelope.ts";
import { sharedChildSchema } from "../shapes/shared-child.ts";
import { byId } from "./request.ts";

export const caregivingContracts = {
  listSharedChildren: {
    summary: "The children whose parents invited the member as a caregiver, accepted or not",
    source: "decision 71",
    answer: list(sharedChildSchema),
  },
  acceptInvitation: {
    summary: "Accept an invitation to look at a child's record",
    source: "decision 71",
    params: byId,
    answer: answer(sharedChildSchema),
  },
  leaveSharedChild: {
    summary: "Decline an invitation, or be a child's caregiver no longer",
    source: "decision 71",
    params: byId,
    answer: done,
  },
  refuseInvitations: {
    summary: "Refuse every invitation for good, with the code of the link in each; an unknown code answers alike",
    source: "decision 71",
    body: v.object({ code: tokenField() }),
    answer: done,
  },
} as const satisfies Contracts<typeof caregivingCalls>;
