// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { Carousel } from "./index.ts";

const items = ["a", "b", "c", "d"].map((id) => ({ id, content: id }));
const naming = (current: string | undefined) => (
  <UiProvider locale="en-US">
    <Carousel label="Letters" items={[...items]} current={current} />
  </UiProvider>
);

test("brings an item into view whenever another one is named, also beside the last one", () => {
  // jsdom does not scroll.
  const scrollTo = (Element.prototype.scrollTo = vi.fn());
  const { rerender } = render(naming("a"));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  rerender(naming("a"));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  rerender(naming("b"));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  rerender(naming(undefined));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
