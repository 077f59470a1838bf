// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { withUi } from "../../forms/field/fields.fixture.tsx";
import { Quiz } from "./index.ts";

afterEach(cleanup);

const question = (name: string, values: string[]) => ({
  name,
  title: name,
  options: values.map((value) => ({ value, label: value, icon: null })),
});
const quiz = (answered?: readonly string[]) =>
  withUi(
    <Quiz
      words={{
        title: "Quiz",
        lead: "",
        progress: (current, total) => `${current} of ${total}`,
        back: "Back",
        next: "Next",
        toResult: "See result",
        result: "Your result",
        again: "Start over",
        chooseFirst: "Choose first",
      }}
      questions={[question("age", ["young", "old"]), question("goal", ["manners", "friends"])]}
      resultFor={({ age, goal }) => ({ title: `${age}, ${goal}`, body: "", ways: [{ href: "#", label: "On" }] })}
      answered={answered}
    />,
  );

it("goes on before scripts: the answers of the address are sent with the next one", () => {
  const html = renderToString(quiz(["old"]));
  expect(html).toContain('<input type="hidden" name="age" value="old"/>');
  expect(html).toContain("2 of 2");
});

it("that begins with its result leaves the focus where it is, and starts over with nothing chosen", () => {
  render(quiz(["old", "manners"]));
  screen.getByRole("heading", { name: "old, manners" });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toEqual([]);
});

it("that begins with its second question goes back to the answer of the first", () => {
  render(quiz(["old"]));
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "old" }).checked).toBe(true);
});
