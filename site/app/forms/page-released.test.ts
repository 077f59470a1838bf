// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { dialogOfFocus, pageReleased } from "./page-released.ts";

it("waits for the dialog that still stands over the page", async () => {
  document.body.innerHTML = `<main></main><div><div role="alertdialog"></div></div>`;
  const released = vi.fn();
  void pageReleased().then(released);
  document.querySelector("main")?.append("Saved");
  await Promise.resolve();
  expect(released).not.toHaveBeenCalled();
  document.querySelector("[role=alertdialog]")?.remove();
  await vi.waitFor(() => expect(released).toHaveBeenCalledOnce());
});

it("waits for nothing where there is none", () => {
  document.body.innerHTML = `<main></main>`;
  return pageReleased();
});

it("does not wait for the dialog that the form itself stands in", () => {
  document.body.innerHTML = `<main></main><dialog open><button>Send</button></dialog>`;
  document.querySelector("button")?.focus();
  return pageReleased(dialogOfFocus());
});
