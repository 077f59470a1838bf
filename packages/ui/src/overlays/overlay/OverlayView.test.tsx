// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import OverlayView from "./OverlayView.tsx";
import { type AlertRequest, createOverlays, type Overlay } from "./overlays.ts";

afterEach(cleanup);

/** Draws an alert and presses one of its buttons twice, as a hasty finger does while it leaves the screen. */
function pressTwice(name: string, request: AlertRequest) {
  const overlays = createOverlays();
  void overlays.alert(request);
  const overlay = overlays.front() as Extract<Overlay, { kind: "alert" }>;
  const onRedirect = vi.fn();
  render(
    <UiProvider locale="en-US">
      <OverlayView overlay={overlay} open onRedirect={onRedirect} />
    </UiProvider>,
  );
  const button = screen.getByRole("button", { name });
  fireEvent.click(button);
  fireEvent.click(button);
  return onRedirect;
}

it("tries again once, however often the button is pressed", () => {
  const retry = vi.fn();
  pressTwice("Try again", { tone: "error", body: "The payment was not sent.", retry });
  expect(retry).toHaveBeenCalledOnce();
});

it("goes once where the alert leads (T53)", () => {
  const onRedirect = pressTwice("OK", { tone: "success", body: "Saved.", redirect: "/member" });
  expect(onRedirect).toHaveBeenCalledExactlyOnceWith("/member");
});

it("stays where a redirect leads away from this origin", () => {
  const onRedirect = pressTwice("OK", { tone: "info", body: "Saved.", redirect: "//other.example" });
  expect(onRedirect).not.toHaveBeenCalled();
});
