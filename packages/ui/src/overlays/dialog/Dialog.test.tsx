// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ToastProvider, useToast } from "../../controls/toast/index.ts";
import { RadioGroup } from "../../forms/radio-group/index.ts";
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

/** What was asked, and the thanks for it: a state of its own, of which the dialog does not hear. */
function Asked() {
  const [sent, setSent] = useState(false);
  if (sent) return <p>Thank you.</p>;
  return (
    <button type="button" onClick={() => setSent(true)}>
      Send
    </button>
  );
}

it("has the focus where what had it makes room for something else", async () => {
  render(
    <UiProvider locale="en-US">
      <Dialog defaultOpen title="Reminders">
        <Asked />
      </Dialog>
    </UiProvider>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  await waitFor(() => expect(document.activeElement).toBe(button));
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
});

it("begins at the chosen one of several circles", async () => {
  const options = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];
  render(
    <UiProvider locale="en-US">
      <Dialog defaultOpen title="Reminders">
        <RadioGroup name="how" label="How often" options={options} defaultValue="b" />
      </Dialog>
    </UiProvider>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "B" })));
});
