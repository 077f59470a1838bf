// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fields, given, withUi } from "./fields.fixture.tsx";

afterEach(cleanup);

type Kind = {
  /** What the page keeps, what a person then answers, and how. */
  before: unknown;
  after: unknown;
  answer: () => void;
};

const type = (text: string) => () => void fireEvent.input(screen.getByLabelText("Q"), { target: { value: text } });
const press = (label: string) => () => void fireEvent.click(screen.getByLabelText(label));
const choose = (label: string, value: string) => () =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

const answers: Partial<Record<keyof typeof fields, Kind>> = {
  TextField: {
    before: "a",
    after: "b",
    answer: type("b"),
  },
  EmailField: {
    before: "a",
    after: "b",
    answer: type("b"),
  },
  PhoneField: {
    before: "1",
    after: "2",
    answer: type("2"),
  },
  TextArea: {
    before: "a",
    after: "b",
    answer: type("b"),
  },
  PasswordField: {
    before: "a",
    after: "b",
    answer: type("b"),
  },
  SearchField: {
    before: "a",
    after: "",
    answer: press("Clear"),
  },
  PromotionCodeField: {
    before: "A",
    after: "B",
    answer: () => void fireEvent.input(screen.getByRole("textbox"), { target: { value: "B" } }),
  },
  SelectField: {
    before: 1,
    after: 2,
    answer: choose("Q", "2"),
  },
  StepperField: {
    before: 1,
    after: 2,
    answer: press("Add one: Q"),
  },
  Checkbox: {
    before: false,
    after: true,
    answer: press("Q"),
  },
  RadioGroup: {
    before: 1,
    after: 2,
    answer: press("Two"),
  },
  CheckboxGroup: {
    before: [3],
    after: [2, 3],
    answer: press("Two"),
  },
  ChipsField: {
    before: [3],
    after: [2, 3],
    answer: press("Two"),
  },
  RatingField: {
    before: 1,
    after: 2,
    answer: press("2"),
  },
  DateOfBirthField: {
    before: "2019-03-14",
    after: "2020-03-14",
    answer: choose("Year", "2020"),
  },
  DateRangeField: {
    before: { from: "2026-11-01", to: "" },
    after: { from: "2026-11-01", to: "2026-11-30" },
    answer: () => void fireEvent.input(screen.getByLabelText("To"), { target: { value: "2026-11-30" } }),
  },
  PlanChoice: {
    before: "1",
    after: "2",
    answer: () => void fireEvent.click(screen.getByRole("radio", { name: /Two/ })),
  },
  PaymentChoice: {
    before: "1",
    after: "2",
    answer: press("Two"),
  },
  SiblingsField: {
    before: [1, 0, 0, 0],
    after: [2, 0, 0, 0],
    answer: press("Add one: EB"),
  },
};

const answered = Object.entries(fields).flatMap(([name, draw]) => {
  const kind = answers[name as keyof typeof fields];
  return kind ? [[name, draw, kind] as const] : [];
});

/** What the field would send. */
const sent = (container: HTMLElement) => {
  const controls = [...container.querySelectorAll("select, textarea, input")] as HTMLInputElement[];
  return controls.map((control) => (["checkbox", "radio"].includes(control.type) ? control.checked : control.value));
};

describe.each(answered)("%s", (_name, draw, { before, after, answer }) => {
  it("keeps its answer by itself, and says what it has become", () => {
    const onChange = vi.fn();
    const { container } = render(withUi(draw(given({ defaultValue: before, onChange }))));
    const first = sent(container);
    answer();
    expect(onChange.mock.calls).toEqual([
      [after, expect.objectContaining({ type: expect.any(String), target: expect.anything() })],
    ]);
    expect(sent(container)).not.toEqual(first);
  });

  it("shows the answer that the page keeps, and no other", () => {
    const onChange = vi.fn();
    const { container } = render(withUi(draw(given({ value: before, onChange }))));
    const first = sent(container);
    answer();
    expect(onChange.mock.calls[0]?.[0]).toEqual(after);
    expect(sent(container)).toEqual(first);
  });

  it("follows the page to the next answer", () => {
    function Page() {
      const [value, setValue] = useState<unknown>(before);
      return draw(given({ value, onChange: (next: unknown) => setValue(next) }));
    }
    const { container } = render(withUi(<Page />));
    const first = sent(container);
    answer();
    expect(sent(container)).not.toEqual(first);
  });
});

describe.each(Object.entries(fields))("what is given to a %s", (_name, draw) => {
  it("reaches its native element, and is added to what it says by itself", () => {
    const ref = { current: null as HTMLElement | null };
    const heard = vi.fn();
    const { container } = render(
      withUi(
        draw(
          given({
            ref,
            id: "own",
            className: "own-look",
            "data-test": "found",
            "aria-describedby": "reason",
            disabled: true,
            hint: "A hint",
            message: "A message",
            onBlur: heard,
            onKeyDown: heard,
            onInput: heard,
          }),
        ),
      ),
    );
    const native = container.querySelector<HTMLInputElement>("#own");
    expect(native).not.toBeNull();
    if (!native) return;
    expect(ref.current).toBe(native);
    expect(native.dataset["test"]).toBe("found");
    expect(native.disabled).toBe(true);
    expect(container.querySelectorAll(".own-look")).toHaveLength(1);

    const described = native.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described).toContain("reason");
    const said = described.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    expect(said).toContain("A message");

    native.disabled = false;
    const inner = native.matches("fieldset") ? native.querySelector("input, select") : native;
    if (!inner) throw new Error("There is nothing to answer with.");
    inner.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    fireEvent.keyDown(inner, { key: "a" });
    fireEvent.input(inner);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
