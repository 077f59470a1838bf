// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMissingChunk } from "./useMissingChunk.ts";

const reload = vi.fn();
const assign = vi.fn();
const scrollTo = vi.fn();
const missing = new TypeError("Failed to fetch dynamically imported module: https://gk.example/assets/faq-1.js");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T04:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("location", { reload, assign });
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => {
  dispatchEvent(new Event("pageshow"));
  vi.restoreAllMocks();
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Page = () => useMissingChunk()?.message ?? "the page";

const happens = (event: Event) => act(() => void dispatchEvent(event));
const fail = () => happens(Object.assign(new Event("unhandledrejection"), { reason: missing }));

it("T112: a page that was left for a missing part and come back to is left again a minute later", () => {
  render(createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", Component: Page }]) }));
  fail();
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();

  // The browser brings the page back as it was, its scripts' state included.
  happens(new Event("pageshow"));
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText(missing.message)).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);

  vi.setSystemTime(Date.now() + 60_000);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("what could not be loaded without a connection is asked for as a document once the line is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const never = new Promise<never>(() => undefined);
  const router = createMemoryRouter([
    { path: "/", Component: Page },
    { path: "/faq", lazy: () => never },
  ]);
  const shown = render(createElement(RouterProvider, { router }));
  act(() => void router.navigate("/faq"));
  fail();
  expect(screen.getByText(missing.message)).toBeTruthy();

  void router.navigate("/faq?q=gift");
  expect(assign).not.toHaveBeenCalled();

  // As where the router draws the page that says so: in another layout.
  shown.rerender(createElement(RouterProvider, { router, key: "another layout" }));
  online.mockReturnValue(true);
  void router.navigate("/faq?q=gift");
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([["/faq?q=gift"]]));
});
