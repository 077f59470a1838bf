import { contactSchema } from "@gk/domain";
import type { contactCalls } from "../calls/contact.ts";
import type { Contracts } from "../contract.ts";
import { done } from "../envelope.ts";

export const contactContracts = {
  sendContactMessage: { summary: "Send the contact form", source: "spec §7", body: contactSchema, answer: done },
} as const satisfies Contracts<typeof contactCalls>;
