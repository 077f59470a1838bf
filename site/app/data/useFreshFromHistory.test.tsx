// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFreshFromHistory } from "./useFreshFromHistory.ts";

const Page = () => (useFreshFromHistory() ? null : <p>HK$268.00</p>);

const tell = (name: "pagehide" | "pageshow", persisted: boolean) =>
  act(() => void globalThis.dispatchEvent(Object.assign(new Event(name), { persisted })));

const replace = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/member/children/201/premium", search: "?plan=2", hash: "#form", replace });
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("shows nothing of a page that is kept in history, and loads it anew when it comes out of it", () => {
  tell("pagehide", true);
  expect(screen.queryByText("HK$268.00")).toBeNull();
  expect(replace).not.toHaveBeenCalled();
  tell("pageshow", true);
  // Without a place in the page, to which the browser would only scroll.
  expect(replace).toHaveBeenCalledExactlyOnceWith("/member/children/201/premium?plan=2");
});

it("leaves alone what is loaded, and what is not kept", () => {
  tell("pageshow", false);
  tell("pagehide", false);
  expect(screen.getByText("HK$268.00")).toBeDefined();
  expect(replace).not.toHaveBeenCalled();
});
