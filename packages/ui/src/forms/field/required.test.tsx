// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { words } from "../../foundations/words/index.ts";
import { Form } from "../form/index.ts";
import { fields, given, withUi } from "./fields.fixture.tsx";

afterEach(cleanup);

const { optional, required, requiredStar } = words["en-US"];

/** Nobody has to look for something, or to have a code: their answers are never required. */
const { SearchField, PromotionCodeField, ...questions } = fields;

const stars = (container: Element) => container.querySelectorAll("[data-star]").length;

/** Whether a screen reader hears that the answer is required: of a control, of the group, or in the group's description. */
const isSaid = (container: Element) =>
  container.querySelector("[aria-required=true]") !== null ||
  (container.querySelector("fieldset")?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .some((id) => document.getElementById(id)?.textContent === required);

it("knows every field of the library", () => {
  const modules = Object.values(import.meta.glob<object>("../../*/*/index.ts", { eager: true }));
  const isField = (name: string) =>
    /^[A-Z]\w+(?:Field|Fieldset|Group)$|^(?:Checkbox|Combobox|TextArea|\w+Choice)$/.test(name);
  const found = modules.flatMap((module) => Object.keys(module)).filter(isField);
  const shells = ["FieldGroup", "SkeletonGroup"];
  expect(found.filter((name) => !shells.includes(name)).sort()).toEqual(Object.keys(fields).sort());
});

describe.each(Object.entries(questions))("%s", (_name, draw) => {
  const drawn = (props: object) => render(withUi(draw(given(props)))).container;

  it("has a star, and says that its answer is required", () => {
    const container = drawn({});
    expect(stars(container)).toBe(1);
    expect(isSaid(container)).toBe(true);
    expect(container.textContent).not.toContain(optional);
  });

  it("says that its answer is optional, in its question", () => {
    const container = drawn({ optional: true });
    expect(stars(container)).toBe(0);
    expect(isSaid(container)).toBe(false);
    expect(screen.getByText(optional).closest("label, legend")?.textContent).toContain("Q");
  });

  it("goes without the star where everything is required, and still says so", () => {
    const container = drawn({ unmarked: true });
    expect(stars(container)).toBe(0);
    expect(isSaid(container)).toBe(true);
    expect(container.textContent).not.toContain(optional);
  });
});

it.each(Object.entries({ SearchField, PromotionCodeField }))("%s never asks for more than there is", (_name, draw) => {
  const { container } = render(withUi(draw(given({}))));
  expect(stars(container)).toBe(0);
  expect(isSaid(container)).toBe(false);
});

it("has its star explained by the form, once", () => {
  const all = Object.entries(questions).map(([name, draw]) => <div key={name}>{draw(given({ name }))}</div>);
  render(
    withUi(
      <Form action="/" wordIssue={() => ""} read={() => ({})}>
        {all}
      </Form>,
    ),
  );
  expect(screen.getAllByText(requiredStar)).toHaveLength(1);
});
