// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { Carousel } from "./index.ts";

afterEach(cleanup);

const items = ["a", "b", "c", "d", "e"].map((id) => ({ id, content: id }));
const naming = (current?: string) => (
  <UiProvider locale="en-US">
    <Carousel label="Letters" items={[...items]} current={current} />
  </UiProvider>
);

const shown = () => screen.getByRole("list").getAttribute("aria-label");

test("where nothing is laid out, it counts as if it scrolled", () => {
  render(naming());
  const next = screen.getByRole("button", { name: "Next items" });
  expect(shown()).toBe("Showing 1 to 3 of 5");
  fireEvent.click(next);
  expect(shown()).toBe("Showing 3 to 5 of 5");
  expect(next.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Previous items" }));
  expect(shown()).toBe("Showing 1 to 3 of 5");
});

test("brings an item into view whenever another one is named", () => {
  const { rerender } = render(naming("e"));
  expect(shown()).toBe("Showing 3 to 5 of 5");
  rerender(naming("a"));
  expect(shown()).toBe("Showing 1 to 3 of 5");
  rerender(naming());
  expect(shown()).toBe("Showing 1 to 3 of 5");
});
