import { wishDecisionSchema, wishSchema } from "@gk/domain";
import * as v from "valibot";
import type { wishCalls } from "../calls/wishes.ts";
import type { Contracts } from "../contract.ts";
import { done, list } from "../envelope.ts";
import { wishRecordSchema } from "../shapes/wish.ts";
import { byId, paging } from "./request.ts";

export const wishContracts = {
  listWishes: {
    summary: "Approved wishes, newest first",
    source: "decision 25",
    query: v.object(paging(24)),
    answer: list(wishRecordSchema),
  },
  addWish: {
    summary: "Leave a wish, which is held for approval",
    source: "decision 25",
    body: wishSchema,
    answer: done,
  },
  listPendingWishes: {
    summary: "Wishes that wait for a moderator; not found for everyone else",
    source: "decision 25",
    query: v.object(paging(24)),
    answer: list(wishRecordSchema),
  },
  moderateWish: {
    summary: "Approve or decline a wish; not found for those who are no moderators",
    source: "decision 25",
    params: byId,
    body: wishDecisionSchema,
    answer: done,
  },
} as const satisfies Contracts<typeof wishCalls>;
