// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anchorPauseMs, anchorRetries, scrollToAnchor } from "./scroll-to-anchor.ts";

const scrollIntoView = vi.fn();
let lessMotion = false;
let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  page = new AbortController();
  lessMotion = false;
  // jsdom neither scrolls nor answers media queries.
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
});

afterEach(() => {
  page.abort();
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function section(tag = "section") {
  const element = document.createElement(tag);
  element.id = "what-is-gk";
  document.body.append(element);
  return element;
}

const go = () => scrollToAnchor("what-is-gk", page.signal);
const wait = (ms: number) => vi.advanceTimersByTime(ms);

test("scrolls smoothly to a place that is there, and the focus goes along", () => {
  const place = section();
  go();
  wait(5000);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "start", behavior: "smooth" });
  expect(document.activeElement).toBe(place);
});

test("moves at once for a person who asks for less motion", () => {
  lessMotion = true;
  section();
  go();
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "start", behavior: "instant" });
});

test("leaves a control in the order of Tab", () => {
  const place = section("button");
  go();
  expect(document.activeElement).toBe(place);
  expect(place).not.toHaveProperty("tabIndex", -1);
});

test("looks 50 times more, 100 ms apart, for a place that is missing (T33)", () => {
  const look = vi.spyOn(document, "getElementById");
  go();
  wait(anchorPauseMs * anchorRetries);
  expect(look).toHaveBeenCalledTimes(1 + 50);
  expect(vi.getTimerCount()).toBe(0);
  look.mockRestore();
});

test("finds a place that comes with the last look, and none that comes later (T33)", () => {
  go();
  wait(4999);
  const place = section();
  expect(scrollIntoView).not.toHaveBeenCalled();
  wait(1);
  expect(scrollIntoView).toHaveBeenCalledOnce();

  place.remove();
  go();
  wait(5000);
  section();
  wait(60_000);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test("stops when the page is left (T33)", () => {
  go();
  wait(300);
  page.abort();
  section();
  wait(5000);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["wheel", "touchmove", "pointerdown", "keydown"])("stops when the person scrolls: %s (T33)", (gesture) => {
  go();
  wait(300);
  window.dispatchEvent(new Event(gesture));
  section();
  wait(5000);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("does nothing for a page that was left before it could start", () => {
  section();
  page.abort();
  go();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
