import type { ChildFormValues } from "@gk/ui/child-form";
import type { ChildAnswers } from "./submission.ts";

/** An answer as text, so that a number and its digits are the same, and so are nothing and no words. */
const asText = (answer: unknown) =>
  JSON.stringify(answer ?? "", (_, value: unknown) => (typeof value === "number" ? String(value) : value));

/**
 * The answers that differ from what the form began with. A draft has no others: what another device saves meanwhile is not
 * undone by it (decision 47).
 */
export const changedAnswers = (answers: ChildAnswers, initial: Partial<ChildFormValues>): Partial<ChildAnswers> =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => asText(answer) !== asText(initial[field as keyof ChildAnswers]),
    ),
  );
