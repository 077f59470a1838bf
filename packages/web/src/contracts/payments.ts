import { defaultPaymentSchema, orderTypes, paymentStatusSchema, tapAndGoSchema } from "@gk/domain";
import * as v from "valibot";
import type { paymentCalls } from "../calls/payments.ts";
import type { Contracts } from "../contract.ts";
import { answer, done, list } from "../envelope.ts";
import { orderSchema, tapAndGoFieldsSchema } from "../shapes/order.ts";
import { cardSessionSchema, paymentOutcomeSchema } from "../shapes/payment.ts";
import { paymentMethodSchema } from "../shapes/payment-method.ts";
import { moment } from "../shapes/value.ts";
import { byId, paging, recordId } from "./request.ts";

export const paymentContracts = {
  listPaymentMethods: {
    summary: "Kept ways to pay, and how else can be paid",
    source: "spec §7",
    answer: v.object({
      ...list(paymentMethodSchema).entries,
      /** Addition: how can be paid without a kept way; a provider that does not say it takes cards (decision 53). */
      accepts: v.optional(v.array(v.picklist(orderTypes))),
    }),
  },
  setDefaultPaymentMethod: {
    summary: "Choose the way to pay that is used by itself",
    source: "spec §7",
    body: defaultPaymentSchema,
    answer: done,
  },
  deletePaymentMethod: {
    summary: "Delete a kept way to pay; refused for the last one while auto-renew is on (decision 45)",
    source: "spec §7",
    params: byId,
    answer: v.object({
      ...done.entries,
      /** Addition: until when it can be undone; not at all where a provider does not say it (decision 106). */
      data: v.optional(v.object({ undo_until: moment })),
    }),
  },
  restorePaymentMethod: {
    summary: "Undo the deletion of a kept way to pay",
    source: "decision 106",
    params: byId,
    answer: done,
  },
  listOrders: {
    summary: "Purchases, newest first",
    source: "spec §7",
    query: v.object(paging(10)),
    answer: list(orderSchema),
  },
  getOrder: { summary: "An own purchase", source: "decision 81", params: byId, answer: answer(orderSchema) },
  cancelOrder: { summary: "Cancel an own pending order", source: "decision 30", params: byId, answer: done },
  getPaymentStatus: {
    summary: "Where the payment with the process stands",
    source: "spec §7",
    body: paymentStatusSchema,
    answer: answer(paymentOutcomeSchema),
  },
  startCardSession: {
    summary: "A card page for a child's pending card order, or, without a child, to store a card (decision 32)",
    source: "spec §7",
    query: v.object({ "child-id": v.optional(recordId) }),
    answer: answer(cardSessionSchema),
  },
  confirmTapAndGo: {
    summary: "Hand over what Tap&Go said on returning",
    source: "spec §7",
    body: tapAndGoSchema,
    answer: answer(paymentOutcomeSchema),
  },
  startTapAndGo: {
    summary: "The form that the browser itself submits to go to Tap&Go (T96)",
    source: "spec §7",
    body: tapAndGoFieldsSchema,
  },
} as const satisfies Contracts<typeof paymentCalls>;
