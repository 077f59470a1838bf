// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Form, numberIn } from "../../forms/form/index.ts";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { childForm, childFormLimits } from "./ChildForm.fixture.ts";
import { SchoolQuestions } from "./SchoolQuestions.tsx";

const { words, options } = childForm["en-US"];

it("forgets a grade that the newly chosen type of school does not have, before the form reads its answers", () => {
  const onChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Form
        action="/children"
        read={(data) => [numberIn(data, "school_type"), numberIn(data, "year_level")]}
        wordIssue={({ code }) => code}
        onChange={onChange}
      >
        <SchoolQuestions
          words={words}
          options={options}
          limits={childFormLimits}
          defaultValues={{ school_type: 7, year_level: 6 }}
          yearLevelsOf={(schoolType) => (schoolType === 1 ? [11] : [6])}
        />
      </Form>
    </UiProvider>,
  );
  const grade = screen.getByLabelText<HTMLSelectElement>(words.labels.year_level);
  expect(grade.value).toBe("6");
  fireEvent.change(screen.getByLabelText(words.labels.school_type), { target: { value: "1" } });
  expect(grade.value).toBe("");
  expect(onChange).toHaveBeenLastCalledWith([1, ""], expect.anything());
});
