// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ToastProvider, useToast } from "../../controls/toast/index.ts";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { Dialog } from "./index.ts";

afterEach(cleanup);

function Page({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const toast = useToast();
  return (
    <Dialog defaultOpen title="Reminders" body="One a day." onOpenChange={onOpenChange}>
      <button type="button" onClick={() => toast("Copied.")}>
        Copy
      </button>
    </Dialog>
  );
}

/** In jsdom, where other teams' tests run, there is no `showModal`. */
async function show() {
  const onOpenChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <button type="button">Page</button>
      <ToastProvider>
        <Page onOpenChange={onOpenChange} />
      </ToastProvider>
    </UiProvider>,
  );
  const dialog = screen.getByRole("dialog", { name: "Reminders", description: "One a day." });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { dialog, onOpenChange };
}

it("shows in jsdom, takes the focus and closes by Escape", async () => {
  const { dialog, onOpenChange } = await show();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Copy" }));
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

it("closes by an Escape that comes before it has the focus", () => {
  const onOpenChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <button type="button">Page</button>
      <Dialog defaultOpen title="Reminders" onOpenChange={onOpenChange} />
    </UiProvider>,
  );
  fireEvent.keyDown(screen.getByText("Page"), { key: "Escape" });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("holds the toasts that come while it is open", async () => {
  const { dialog } = await show();
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  const toast = await screen.findByText("Copied.");
  expect(dialog.contains(toast)).toBe(true);
});

it("takes a press beside it only where it began beside it", async () => {
  const { dialog, onOpenChange } = await show();
  fireEvent.pointerDown(screen.getByRole("heading", { name: "Reminders" }));
  fireEvent.click(dialog);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("leaves the cancelling of what it holds alone, such as a file chooser's", async () => {
  const { dialog, onOpenChange } = await show();
  act(() => void screen.getByRole("button", { name: "Copy" }).dispatchEvent(new Event("cancel", { bubbles: true })));
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => void dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
