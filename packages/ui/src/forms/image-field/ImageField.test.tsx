// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { ImageField } from "./index.ts";

afterEach(cleanup);

it("shows the chosen picture again on a page that was hidden meanwhile", async () => {
  const given = new Set<string>();
  URL.createObjectURL = vi.fn(() => {
    const address = `blob:${given.size}-${Math.random()}`;
    given.add(address);
    return address;
  });
  URL.revokeObjectURL = (address) => void given.delete(address);
  const page = (mode: "visible" | "hidden") => (
    <UiProvider locale="en-US">
      <Activity mode={mode}>
        <ImageField name="image" label="Picture" hint="JPEG" choose="Choose" change="Change" remove="Remove" />
      </Activity>
    </UiProvider>
  );
  const { container, rerender } = render(page("visible"));
  const shown = () => container.querySelector("img")?.getAttribute("src") ?? "";
  const files = [new File(["x"], "x.png", { type: "image/png" })];
  fireEvent.change(screen.getByLabelText(/Picture/, { selector: "input" }), { target: { files } });
  await waitFor(() => expect(given).toContain(shown()));
  rerender(page("hidden"));
  await waitFor(() => expect(given.size).toBe(0));
  rerender(page("visible"));
  await waitFor(() => expect(given).toContain(shown()));
});
