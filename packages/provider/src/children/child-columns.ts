import type { ChildBody } from "@gk/domain";

/** What a filled-in form writes into a child's row, whose columns are called as the form's fields. */
export function childColumns(body: ChildBody) {
  const { image: _, ...answers } = body;
  return { ...answers, nickname: answers.nickname === "" ? null : answers.nickname };
}
