// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useEndElsewhere } from "./useEndElsewhere.ts";

const getProfile = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
vi.mock("../data/client.ts", () => ({ browserClient: { getProfile } }));

const comeBack = () => globalThis.dispatchEvent(new Event("focus"));

it("asks who is there each time that somebody comes back to the tab, while a member's page shows", async () => {
  const { unmount } = renderHook(useEndElsewhere);
  expect(getProfile).not.toHaveBeenCalled();
  comeBack();
  await vi.waitFor(() => expect(getProfile).toHaveBeenCalledTimes(1));
  comeBack();
  await vi.waitFor(() => expect(getProfile).toHaveBeenCalledTimes(2));
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.waitFor(() => expect(getProfile).toHaveBeenCalledTimes(3));
  unmount();
  comeBack();
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.dynamicImportSettled();
  expect(getProfile).toHaveBeenCalledTimes(3);
});
