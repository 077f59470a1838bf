import { expect, it } from "vitest";
import { changedAnswers } from "./changed-answers.ts";
import { readAnswers } from "./submission.ts";

const answers = (fields: Record<string, string | readonly string[]>) => {
  const form = new FormData();
  for (const [field, given] of Object.entries(fields)) for (const one of [given].flat()) form.append(field, one);
  return readAnswers(form);
};

it("are what differs from the child: not a number that is read as its digits, nor an answer that was never given", () => {
  const kept = changedAnswers(answers({ name: "Ching", nickname: "", begin_score: "7", "eca[]": ["1", "102"] }), {
    name: "Ching",
    begin_score: 7,
    eca: [1, 102],
  });
  expect(kept).not.toHaveProperty("name");
  expect(kept).not.toHaveProperty("nickname");
  expect(kept).not.toHaveProperty("begin_score");
  expect(kept).not.toHaveProperty("eca");
});

it("are a changed word, a box less and an answer that was taken back", () => {
  const kept = changedAnswers(answers({ name: "Ching Ching", nickname: "", "eca[]": ["1"] }), {
    name: "Ching",
    nickname: "Mui",
    eca: [1, 102],
  });
  expect(kept).toMatchObject({ name: "Ching Ching", nickname: "", eca: [1] });
});
