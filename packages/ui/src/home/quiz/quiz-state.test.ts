import { describe, expect, it } from "vitest";
import { moveQuiz, quizFrom, quizStart } from "./quiz-state.ts";

const answered = moveQuiz(quizStart, { type: "answer", question: "age", value: "from4to6" });

describe("a quiz", () => {
  it("starts at the first question without taking the focus", () => {
    expect(quizStart).toMatchObject({ step: 0, moved: false });
  });

  it.each([
    [[], 0, {}],
    [["over9"], 1, { age: "over9" }],
    [["over9", "manners"], 2, { age: "over9", goal: "manners" }],
    [["", "manners"], 0, {}],
    [["of another page", "manners"], 0, {}],
  ])("that the address answers by %j starts at step %d", (given, step, answers) => {
    const questions = [
      { name: "age", options: [{ value: "under4" }, { value: "over9" }] },
      { name: "goal", options: [{ value: "manners" }] },
    ];
    expect(quizFrom(questions, given)).toEqual({ step, answers, given, unanswered: false, moved: false });
  });

  it("keeps an answer and goes on", () => {
    expect(answered).toMatchObject({ step: 1, answers: { age: "from4to6" }, unanswered: false, moved: true });
  });

  it.each([undefined, ""])("stays and says so when the answer is %j", (value) => {
    expect(moveQuiz(quizStart, { type: "answer", question: "age", value })).toEqual({ ...quizStart, unanswered: true });
  });

  it("forgets the complaint once there is an answer", () => {
    const complaining = { ...quizStart, unanswered: true };
    expect(moveQuiz(complaining, { type: "answer", question: "age", value: "over9" }).unanswered).toBe(false);
  });

  it("goes back with the answer kept", () => {
    expect(moveQuiz(answered, { type: "back" })).toMatchObject({ step: 0, answers: { age: "from4to6" } });
  });

  it("does not go back beyond the first question", () => {
    expect(moveQuiz(quizStart, { type: "back" }).step).toBe(0);
  });

  it("replaces an answer that is given again", () => {
    const back = moveQuiz(answered, { type: "back" });
    expect(moveQuiz(back, { type: "answer", question: "age", value: "under4" }).answers).toEqual({ age: "under4" });
  });

  it("starts again with nothing answered", () => {
    expect(moveQuiz(answered, { type: "again" })).toEqual({ ...quizStart, moved: true });
  });
});
