// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { ToastSheet } from "./ToastSheet.tsx";

const stayMs = 6000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const onDismiss = vi.fn();
  render(
    <UiProvider locale="en-US">
      <button type="button">Save</button>
      <ToastSheet tone="info" stayMs={stayMs} onDismiss={onDismiss}>
        Saved. <a href="/orders">Orders</a>
      </ToastSheet>
    </UiProvider>,
  );
  const toast = screen.getByText("Saved.").parentElement;
  if (!toast) throw new Error("The words stand in no toast.");
  return { onDismiss, toast };
}

const focus = (role: "button" | "link", name: string) => act(() => screen.getByRole(role, { name }).focus());
const wait = () => act(() => void vi.advanceTimersByTime(stayMs));

test("stays while the focus is on it, also when the pointer has come and gone", () => {
  const { onDismiss, toast } = show();
  focus("button", "Dismiss this message");
  fireEvent.pointerEnter(toast);
  fireEvent.pointerLeave(toast);
  wait();
  expect(onDismiss).not.toHaveBeenCalled();
  focus("button", "Save");
  wait();
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("stays while the pointer is on it, also when the focus has come and gone", () => {
  const { onDismiss, toast } = show();
  fireEvent.pointerEnter(toast);
  focus("button", "Dismiss this message");
  focus("button", "Save");
  wait();
  expect(onDismiss).not.toHaveBeenCalled();
});

test("gives the focus back to what had it before the toast, not to a link in it", () => {
  show();
  focus("button", "Save");
  focus("link", "Orders");
  focus("button", "Dismiss this message");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss this message" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
});
