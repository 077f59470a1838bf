// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftName, keepDraft, readDraft } from "./draft.ts";
import { useDraft, useDraftDone, usePageDraft } from "./useDraft.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-11-20T04:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

type Typed = { name: string };
const open = (name = "child") => renderHook(() => useDraft<Typed>(name)).result;

describe("a draft (decision 47)", () => {
  it("is nothing at first", () => expect(open().current.restored).toBeUndefined());

  it("comes back when the form is opened again", () => {
    open().current.keep({ name: "晞晞" });
    expect(open().current.restored).toEqual({ name: "晞晞" });
  });

  it("does not come back into the form that is being filled in", () => {
    const { result, rerender } = renderHook(() => useDraft<Typed>("child"));
    result.current.keep({ name: "晞晞" });
    rerender();
    expect(result.current.restored).toBeUndefined();
  });

  it.each([
    [dayMs - 1, { name: "晞晞" }],
    [dayMs, undefined],
  ])("after %d ms is %j", (ms, values) => {
    open().current.keep({ name: "晞晞" });
    vi.setSystemTime(start + ms);
    expect(open().current.restored).toEqual(values);
  });

  it("is gone once the form has been sent", () => {
    open().current.keep({ name: "晞晞" });
    open().current.clear();
    expect(open().current.restored).toBeUndefined();
  });

  it("belongs to its own form", () => {
    open("first").current.keep({ name: "晞晞" });
    expect(open("second").current.restored).toBeUndefined();
  });

  it("goes from the form that is still there once it has been sent, and the form is not made anew", () => {
    open().current.keep({ name: "晞晞" });
    const { result } = renderHook(() => useDraft<Typed>("child"));
    const before = result.current.formKey;
    act(() => result.current.clear());
    expect(result.current).toMatchObject({ restored: undefined, formKey: before });
  });

  it("is not in the server's page, which the browser must find unchanged", () => {
    open().current.keep({ name: "晞晞" });
    const Page = () => createElement("p", null, useDraft<Typed>("child").restored?.name ?? "empty");
    expect(renderToString(createElement(Page))).toBe("<p>empty</p>");
  });

  it("T50: is not in local storage", () => {
    open().current.keep({ name: "晞晞" });
    expect(Object.keys(window["localStorage"])).toEqual([]);
  });
});

describe("the draft of a page's form", () => {
  /** Shows a page of member 7's, as it comes after a form of it was sent, or not. */
  function show(actionData: Record<string, unknown> | null) {
    const seen: unknown[] = [];
    const Page = () => {
      seen.push(usePageDraft<Typed>().restored);
      return null;
    };
    const hydrationData = { loaderData: { site: { member: { id: 7 } } }, actionData };
    const routes = [{ id: "site", path: "/contact-us", loader: () => null, Component: Page }];
    const router = createMemoryRouter(routes, { initialEntries: ["/contact-us"], hydrationData });
    render(createElement(RouterProvider, { router }));
    return seen.at(-1);
  }

  beforeEach(() => keepDraft(draftName(7, "/contact-us"), { name: "晞晞" }));

  it("comes back", () => expect(show(null)).toEqual({ name: "晞晞" }));

  it("stays away where the form was sent before scripts ran, and comes back another time", () => {
    expect(show({ site: { typed: { name: "朗朗" } } })).toBeUndefined();
    cleanup();
    expect(show(null)).toEqual({ name: "晞晞" });
  });
});

describe("the draft of another page", () => {
  const purchase = "/member/children/5/premium";
  const other = "/member/children/6/premium";

  /** Shows a page of member 7's that is done with a path. */
  function show(path: string | undefined) {
    const Page = () => {
      useDraftDone(path);
      return null;
    };
    const hydrationData = { loaderData: { site: { member: { id: 7 } } } };
    const router = createMemoryRouter([{ id: "site", path: "/", loader: () => null, Component: Page }], {
      hydrationData,
    });
    render(createElement(RouterProvider, { router }));
  }

  beforeEach(() => {
    for (const path of [purchase, other]) keepDraft(draftName(7, path), { plan_id: "2" });
  });

  it("goes when its answers have done what they were for, and no other one", () => {
    show(purchase);
    expect([purchase, other].map((path) => readDraft(draftName(7, path)))).toEqual([undefined, { plan_id: "2" }]);
  });

  it("stays as long as they have not", () => {
    show(undefined);
    expect(readDraft(draftName(7, purchase))).toEqual({ plan_id: "2" });
  });
});
