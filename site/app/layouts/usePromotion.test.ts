// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePromotion } from "./usePromotion.ts";

const open = (isOffered = true) => renderHook(() => usePromotion(isOffered, "/faq")).result;

afterEach(() => {
  cleanup();
  document.cookie = "promotion=; Max-Age=0";
  vi.unstubAllGlobals();
});

describe("the bar of offers", () => {
  it("is there until it is closed, and the server is told", () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("fetch", fetch);
    const bar = open();
    act(() => {
      if (bar.current) bar.current.close();
    });
    expect(bar.current).toBe(false);
    expect(fetch).toHaveBeenCalledWith("/promotion/close?back=%2Ffaq", { keepalive: true, redirect: "manual" });
  });

  it("is not there when the server says so", () => expect(open(false).current).toBe(false));

  it("T44: stays closed on the next page, which does not ask the server again", () => {
    document.cookie = "promotion=false";
    expect(open().current).toBe(false);
  });

  it("is hydrated as an older page has it, which the browser kept from before it was closed", () => {
    document.cookie = "promotion=false";
    const Page = () => createElement("p", null, usePromotion(true, "/faq") ? "bar" : "none");
    expect(renderToString(createElement(Page))).toBe("<p>bar</p>");
  });
});
