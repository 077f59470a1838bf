// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { Popover } from "../../overlays/popover/index.ts";
import { ErrorSummary } from "../error-summary/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { StepperField } from "../stepper-field/index.ts";
import { TextField } from "../text-field/index.ts";
import { Form } from "./index.ts";

afterEach(cleanup);

const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];

const formWith = (field: ReactElement) => (
  <UiProvider locale="en-US">
    <Form
      action="/answers"
      read={() => undefined}
      issues={[{ field: "asked", code: "required" }]}
      wordIssue={({ code }) => code}
    >
      <ErrorSummary title={String} body="Nothing is lost." names={{ asked: "Asked" }} />
      {field}
    </Form>
  </UiProvider>
);

describe("the link to a field that is wrong", () => {
  it.each([
    [
      "the number of a stepper",
      <StepperField key="s" name="asked" label="Brothers" min={0} max={9} />,
      "spinbutton",
      "Brothers",
    ],
    [
      "the chosen circle",
      <RadioGroup key="c" name="asked" label="Which" defaultValue="b" options={options} />,
      "radio",
      "B",
    ],
    ["the first circle of none", <RadioGroup key="n" name="asked" label="Which" options={options} />, "radio", "A"],
    [
      "the box, not what helps with it",
      <TextField key="t" name="asked" label="Name" aside={<Popover trigger="Help">Help</Popover>} />,
      "textbox",
      "Name",
    ],
  ] as const)("leads to %s", (_, field, role, name) => {
    render(formWith(field));
    fireEvent.click(screen.getByRole("link", { name: "Asked" }));
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  });

  it("leads to it in a shadow root", () => {
    const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
    act(() => createRoot(root).render(formWith(<TextField name="asked" label="Name" />)));
    act(() => root.querySelector("a")?.click());
    expect(root.activeElement).toBe(root.querySelector("input"));
  });
});
