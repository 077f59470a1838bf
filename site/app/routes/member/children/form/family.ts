import type { Child } from "@gk/web";
import type { ChildAnswers } from "./submission.ts";

/** The parameter of the address that names the child whose family is meant. */
export const likeParameter = "like";

/** What is the same for all children of a home. */
const familyFields = ["caregivers", "area_id", "has_club_house", "has_pet", "transport"] as const;

const isAnswered = (answer: unknown) =>
  Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== "" && answer !== null;

/** The answers, and those of a brother's or sister's home where nothing has been answered yet. */
export function withFamilyOf(answers: Partial<ChildAnswers>, sibling: Child | undefined): Partial<ChildAnswers> {
  if (!sibling) return answers;
  const taken = familyFields.filter((field) => !isAnswered(answers[field]));
  return { ...answers, ...Object.fromEntries(taken.map((field) => [field, sibling[field]])) };
}
