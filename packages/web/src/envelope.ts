import * as v from "valibot";
import { answerStatus, refusalStatuses } from "./answer-status.ts";
import { refusalCodes } from "./refusal-codes.ts";
import { quoteSchema } from "./shapes/payment.ts";

/**
 * What every answer that is not a success looks like.
 * @source decision 9
 */
export const refusalSchema = v.object({
  status: v.picklist(refusalStatuses),
  /** The HTTP status again, under `/children` and for images. */
  status_code: v.optional(v.number()),
  message: v.optional(v.picklist(refusalCodes)),
  /** Issue codes by field. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Seconds to wait. */
  retry_after: v.optional(v.number()),
  /** What a purchase would cost now, where that is not what the buyer was shown (decision 60). */
  quote: v.optional(quoteSchema),
});

/** What every answer that is not a success looks like. */
export type Refusal = v.InferOutput<typeof refusalSchema>;

/** Where a list stands in the whole. */
export const pageSchema = v.object({ page: v.number(), limit: v.number(), total: v.number() });

/** Where a list stands in the whole. */
export type Page = v.InferOutput<typeof pageSchema>;

const head = { status: v.literal(answerStatus.success) };

// Calls under /children and image calls carry the HTTP status in the body too (T78).
const childHead = { ...head, status_code: v.picklist([200, 201]) };

/** A success that says nothing more. */
export const done = v.object(head);

/** A success with data. */
export const answer = <const Data extends v.GenericSchema>(data: Data) => v.object({ ...head, data });

/** A success with a list. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...head, data: v.array(item), meta: pageSchema });

/** A success that says nothing more, with a `status_code`. */
export const childDone = v.object(childHead);

/** A success with data and a `status_code`. */
export const childAnswer = <const Data extends v.GenericSchema>(data: Data) => v.object({ ...childHead, data });

/** A success with a list and a `status_code`. */
export const childList = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...childHead, data: v.array(item), meta: pageSchema });
