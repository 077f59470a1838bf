// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { createElement, type PropsWithChildren } from "react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePromotion } from "../layouts/usePromotion.ts";
import { useLivePromotion } from "./useLivePromotion.ts";

/** What stands in for the browser's, which jsdom has none of. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  says(event: string, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify({ path: "/", data }) })));
  }
  fails(readyState: number) {
    this.readyState = readyState;
    act(() => void this.dispatchEvent(new Event("error")));
  }
}

const open = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED);

function Page({ children }: PropsWithChildren) {
  return createElement(SWRConfig, { value: { provider: () => new Map() } }, children);
}

const listening = (shows = true) =>
  renderHook(
    () => {
      useLivePromotion(shows);
      return usePromotion(true, "/faq");
    },
    { wrapper: Page },
  ).result;

const promotion = { active: true, text: { "zh-HK": "半價", "en-US": "Half price" }, code: "HALF", ends_at: null };
const own = { closeHref: "/promotion/close?back=%2Ffaq" };

beforeEach(() => {
  vi.useFakeTimers();
  Stream.all = [];
  vi.stubGlobal("EventSource", Stream);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("says what the stream says, and nothing while there is no offer", () => {
  const bar = listening();
  expect(bar.current).toMatchObject(own);
  expect(bar.current).not.toHaveProperty("text");
  const [stream] = Stream.all;
  expect(stream?.address).toBe("/web/promotion.json");
  stream?.says("put", promotion);
  expect(bar.current).toMatchObject({ ...own, text: promotion.text, href: "/plans?code=HALF" });
  stream?.says("patch", { active: false });
  expect(bar.current).toBe(false);
});

it("ends an offer when its time has come", () => {
  const bar = listening();
  Stream.all[0]?.says("put", { ...promotion, ends_at: new Date(Date.now() + 60_000).toISOString() });
  expect(bar.current).toHaveProperty("text");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(bar.current).toBe(false);
});

it("says its own sentence again when the stream stays away, not at once (decision 34)", () => {
  const bar = listening();
  Stream.all[0]?.says("put", promotion);
  Stream.all[0]?.fails(0);
  act(() => void vi.advanceTimersByTime(14_000));
  expect(bar.current).toHaveProperty("text");
  act(() => void vi.advanceTimersByTime(2000));
  expect(bar.current).toMatchObject(own);
  expect(bar.current).not.toHaveProperty("text");
});

it("asks again after a minute where the stream was refused", () => {
  listening();
  Stream.all[0]?.fails(Stream.CLOSED);
  expect(open()).toHaveLength(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(open()).toHaveLength(1);
});

it("holds no connection in the background, and none where no bar stands", () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  const { unmount } = renderHook(() => useLivePromotion(true), { wrapper: Page });
  const look = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  expect(open()).toHaveLength(1);
  look(true);
  expect(open()).toHaveLength(0);
  look(false);
  expect(open()).toHaveLength(1);
  unmount();
  expect(open()).toHaveLength(0);
  listening(false);
  expect(open()).toHaveLength(0);
});
