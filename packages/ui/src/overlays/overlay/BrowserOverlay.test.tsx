// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BrowserOverlay } from "./BrowserOverlay.tsx";
import { createOverlays, type Overlay } from "./overlays.ts";

afterEach(cleanup);

const overlays = createOverlays();
const onRedirect = vi.fn();

/** Draws what is at the front, as the provider does where the pop-up can't be loaded. */
function show() {
  const overlay = overlays.front() as Extract<Overlay, { kind: "alert" | "confirm" }>;
  render(<BrowserOverlay overlay={overlay} open onRedirect={onRedirect} />);
}

it.each([true, false])("asks in the browser's own way, and answers %s", async (answer) => {
  const ask = vi.spyOn(window, "confirm").mockReturnValue(answer);
  const accepted = overlays.confirm({
    tone: "info",
    title: (
      <>
        <b>儲存</b>更改？
      </>
    ),
    body: "孩子的資料會更新。",
    confirm: "儲存",
    back: "返回",
  });
  show();
  expect(ask).toHaveBeenLastCalledWith("儲存更改？\n\n孩子的資料會更新。");
  expect(await accepted).toBe(answer);
});

it("tells in the browser's own way", async () => {
  const tell = vi.spyOn(window, "alert").mockReturnValue();
  const closed = overlays.alert({ tone: "error", body: "連線中斷。" });
  show();
  expect(tell).toHaveBeenCalledWith("連線中斷。");
  expect(await closed).toBe("closed");
  expect(onRedirect).not.toHaveBeenCalled();
});

it("goes where the alert leads, as ours does (T53)", async () => {
  vi.spyOn(window, "alert").mockReturnValue();
  void overlays.alert({ tone: "success", body: "已儲存。", redirect: "/member" });
  show();
  expect(onRedirect).toHaveBeenCalledExactlyOnceWith("/member");
});
