// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { childForm, childFormLimits, hei } from "../../member/child-form/ChildForm.fixture.ts";
import { ChildForm } from "../../member/child-form/index.ts";
import { CheckboxGroup } from "../checkbox-group/index.ts";
import { ChipsField } from "../chips-field/index.ts";
import { EmailField } from "../email-field/index.ts";
import type * as useFieldModule from "../field/use-field.ts";
import { PasswordField } from "../password-field/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { RatingField } from "../rating-field/index.ts";
import { SelectField } from "../select/index.ts";
import { StepperField } from "../stepper-field/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextField } from "../text-field/index.ts";
import { Form } from "./index.ts";

/** The fields that were drawn, by name: each asks for its parts whenever it is. React's Profiler misses some of them. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));
vi.mock("../field/use-field.ts", async (importOriginal) => {
  const original = await importOriginal<typeof useFieldModule>();
  const useField: typeof original.useField = (question) => {
    drawn.push(question.name);
    return original.useField(question);
  };
  return { ...original, useField };
});

afterEach(cleanup);

const options = ["One", "Two", "Three"].map((label, index) => ({ value: index + 1, label }));
const strength = { minLength: 8, words: { weak: "weak", fair: "fair", strong: "strong" } };

/** Every kind; some keep something of their own while one types (a count, a strength), some keep nothing. */
const kinds: Record<string, (name: string) => ReactElement> = {
  text: (name) => <TextField name={name} label={name} />,
  area: (name) => <TextArea name={name} label={name} max={20} />,
  password: (name) => <PasswordField name={name} label={name} autoComplete="new-password" strength={strength} />,
  select: (name) => <SelectField name={name} label={name} options={options} />,
  count: (name) => <StepperField name={name} label={name} min={0} max={9} />,
  checkboxes: (name) => <CheckboxGroup name={name} label={name} options={options} />,
  radios: (name) => <RadioGroup name={name} label={name} options={options} />,
  chips: (name) => <ChipsField name={name} label={name} options={options} max={2} />,
  rating: (name) => <RatingField name={name} label={name} min={1} max={5} ends={["low", "high"]} />,
  suggestion: (name) => <EmailField name={name} label={name} suggest={(value) => ({ value, words: value })} />,
};
const names = Object.keys(kinds).flatMap((kind) => [1, 2, 3].map((place) => `${kind} ${place}`));

/** Answers a field in the way of its kind. */
function answer(field: HTMLElement) {
  const control = field.querySelector("input, select, textarea");
  if (!(control instanceof HTMLElement)) throw new Error("The field has nothing to answer with.");
  const chosen = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
  if (chosen) fireEvent.click(control);
  else if (control instanceof HTMLSelectElement) fireEvent.change(control, { target: { value: "2" } });
  else fireEvent.input(control, { target: { value: "2" } });
  fireEvent.blur(control);
}

describe("a form of 30 fields", () => {
  it.each(Object.keys(kinds))("draws no other field again when one is answered: %s", (kind) => {
    const name = `${kind} 2`;
    render(
      <UiProvider locale="en-US">
        <Form action="/answers" read={() => undefined} wordIssue={({ code }) => code} onChange={() => undefined}>
          {names.map((each) => (
            <div key={each} data-testid={each}>
              {kinds[each.split(" ")[0] ?? ""]?.(each)}
            </div>
          ))}
        </Form>
      </UiProvider>,
    );
    expect(new Set(drawn)).toEqual(new Set(names));
    drawn.length = 0;

    answer(screen.getByTestId(name));

    expect(drawn.filter((id) => id !== name)).toEqual([]);
  });
});

describe("the child form", () => {
  it("draws its list of sheets again when an answer fills one in, but none of its fields", () => {
    const { words, options: choices } = childForm["en-US"];
    render(
      <UiProvider locale="en-US">
        <ChildForm
          action="/member/children/create"
          cancelHref="/member/children"
          words={words}
          options={choices}
          limits={childFormLimits}
          wordIssue={({ code }) => code}
          defaultValues={{ ...hei, name: "" }}
        />
      </UiProvider>,
    );
    const step = screen.getByRole("link", { name: new RegExp(words.sections.basic) });
    expect(step.textContent).not.toContain("filled in");
    expect(drawn).toContain("nickname");
    drawn.length = 0;

    fireEvent.input(screen.getByLabelText(words.labels.name), { target: { value: "Hei Chan" } });

    expect(step.textContent).toContain("filled in");
    expect(drawn).toEqual([]);
  });
});
