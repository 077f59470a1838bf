// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { afterPaint } from "../after-paint/index.ts";
import { takeFocus } from "./index.ts";

const painted = () => new Promise<void>((done) => void afterPaint(done));

afterEach(() => document.body.replaceChildren());

function add(tag: string) {
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

test("a heading takes the focus once it is painted, and stays out of the order of Tab", async () => {
  const heading = add("h1");
  takeFocus(() => heading);
  expect(document.activeElement).toBe(document.body);
  await painted();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});

test("a control stays in the order of Tab", async () => {
  const button = add("button");
  takeFocus(() => button);
  await painted();
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute("tabindex")).toBe(false);
});

test("the focus stays where it is for nothing, and when it is called off", async () => {
  const button = add("button");
  button.focus();
  takeFocus(() => null);
  takeFocus(() => add("h1"))();
  await painted();
  expect(document.activeElement).toBe(button);
});

test("whoever has gone elsewhere before it is painted stays there", async () => {
  const [link, field] = [add("button"), add("input")];
  link.focus();
  takeFocus(() => add("h1"));
  field.focus();
  await painted();
  expect(document.activeElement).toBe(field);
});

test("what had the focus may be gone by then", async () => {
  const link = add("button");
  const heading = add("h1");
  link.focus();
  takeFocus(() => heading);
  link.remove();
  await painted();
  expect(document.activeElement).toBe(heading);
});
