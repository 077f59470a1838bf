// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { PageProgress } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = () => screen.queryByRole("progressbar", { name: "Loading…" });
const show = () =>
  render(
    <UiProvider locale="en-US">
      <PageProgress />
    </UiProvider>,
  );
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it("is there once a page takes longer than a moment", () => {
  show();
  pass(199);
  expect(line()).toBeNull();
  pass(1);
  expect(line()).not.toBeNull();
});

it("waits no longer for a page that has come", () => {
  const { unmount } = show();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
