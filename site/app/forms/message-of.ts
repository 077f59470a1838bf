import { isIssueKey } from "@gk/domain";
import type { MessageId } from "../words/catalogue.ts";

/** Refusals whose words stand with the page that they belong to (see the refusal codes of `@gk/web`). */
const elsewhere: Readonly<Record<string, MessageId>> = {
  declined: "payment.status.declined",
  "callback.failed": "auth.callback.failed.body",
  inUse: "paymentMethods.delete.inUse",
};

/** The message of a code: broken rules by `validation.*`, refusals by `error.*`, a few with the page of their own. */
export function messageOf(code: string): MessageId {
  if (isIssueKey(code)) return `validation.${code}` as MessageId;
  if (elsewhere[code]) return elsewhere[code];
  const [kind, rest] = code.split(/\.(.*)/);
  if (kind === "activity" && rest) return `activity.join.${rest}` as MessageId;
  if (kind === "callback" && rest) return `auth.callback.${rest}` as MessageId;
  return `error.${code}` as MessageId;
}
