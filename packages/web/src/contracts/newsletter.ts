import { newsletterSchema, tokenField } from "@gk/domain";
import * as v from "valibot";
import type { newsletterCalls } from "../calls/newsletter.ts";
import type { Contracts } from "../contract.ts";
import { answer, done } from "../envelope.ts";

export const newsletterContracts = {
  subscribeToNewsletter: {
    summary: "Subscribe; answers alike for known and unknown addresses, with a code for the welcome pop-up",
    source: "decision 24",
    body: newsletterSchema,
    answer: answer(v.object({ code: v.nullable(v.string()) })),
  },
  unsubscribeFromNewsletter: {
    summary: "End a subscription with the code of the link in each mail",
    source: "decision 24",
    body: v.object({ code: tokenField() }),
    answer: done,
  },
} as const satisfies Contracts<typeof newsletterCalls>;
