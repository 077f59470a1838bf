// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement, type PropsWithChildren } from "react";
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePromotion } from "./usePromotion.ts";

/**
 * A page of its own, which has stood for a while: nothing is known from another one. SWR asks again when later than the
 * last time plus the interval: with 0, a focus within one millisecond is lost.
 */
function Page({ children }: PropsWithChildren) {
  return createElement(
    SWRConfig,
    { value: { provider: () => new Map(), focusThrottleInterval: -1, dedupingInterval: 0 } },
    children,
  );
}

const open = (isOffered = true) => renderHook(() => usePromotion(isOffered, "/faq"), { wrapper: Page }).result;

afterEach(() => {
  cleanup();
  document.cookie = "promotion=; Max-Age=0";
  vi.unstubAllGlobals();
});

describe("the bar of offers", () => {
  it("is there until it is closed, and the server is told", async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("fetch", fetch);
    const bar = open();
    act(() => {
      if (bar.current) bar.current.close();
    });
    await waitFor(() => expect(bar.current).toBe(false));
    expect(fetch).toHaveBeenCalledWith("/promotion/close?back=%2Ffaq", { keepalive: true, redirect: "manual" });
  });

  it("stays closed when the browser is asked before the server has answered", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const bar = open();
    act(() => {
      if (bar.current) bar.current.close();
    });
    await waitFor(() => expect(bar.current).toBe(false));
    const cookie = vi.spyOn(document, "cookie", "get");
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(cookie).toHaveBeenCalled());
    await act(async () => {});
    expect(bar.current).toBe(false);
    cookie.mockRestore();
  });

  it("is not there when the server says so", () => expect(open(false).current).toBe(false));

  it("T44: stays closed on the next page, which does not ask the server again", async () => {
    document.cookie = "promotion=false";
    const bar = open();
    await waitFor(() => expect(bar.current).toBe(false));
  });

  it("is closed here too once it was closed in another tab", async () => {
    const cookie = vi.spyOn(document, "cookie", "get");
    const bar = open();
    await waitFor(() => expect(cookie).toHaveBeenCalled());
    expect(bar.current).toHaveProperty("closeHref");
    cookie.mockReturnValue("promotion=false");
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(bar.current).toBe(false));
    cookie.mockRestore();
  });

  it("asks for the cookie once, however often it is drawn", async () => {
    const cookie = vi.spyOn(document, "cookie", "get");
    const { rerender } = renderHook(() => usePromotion(true, "/faq"), { wrapper: Page });
    await waitFor(() => expect(cookie).toHaveBeenCalledTimes(1));
    rerender();
    expect(cookie).toHaveBeenCalledTimes(1);
    cookie.mockRestore();
  });

  it("is hydrated as an older page has it, which the browser kept from before it was closed", () => {
    document.cookie = "promotion=false";
    const Bar = () => createElement("p", null, usePromotion(true, "/faq") ? "bar" : "none");
    expect(renderToString(createElement(Bar))).toBe("<p>bar</p>");
  });
});
