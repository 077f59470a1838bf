// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogue } from "./catalogue.ts";
import { OtherLanguage } from "./OtherLanguage.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <MemoryRouter initialEntries={["/en-US/faq"]}>
      <OtherLanguage locale="en-US" page="" />
    </MemoryRouter>,
  ).container;

/** What the router asks for the routes of. */
const discovered = (page: Element) =>
  [...page.querySelectorAll("a[data-discover]")].map((link) => [
    link.getAttribute("href"),
    link.hasAttribute("hidden"),
  ]);

it("lets the router find the page in the other language, unseen, once the page is idle", () => {
  const page = show();
  expect(discovered(page)).toEqual([]);
  act(() => void vi.runAllTimers());
  expect(discovered(page)).toEqual([["/faq", true]]);
});

it("fetches the page's words in the other language", async () => {
  show();
  act(() => void vi.runAllTimers());
  await vi.waitFor(() => expect(catalogue("zh-HK")).toHaveProperty(["home.cta.title"]));
});

it("T111: fetches nothing ahead where that costs the visitor", () => {
  vi.stubGlobal("navigator", { connection: { effectiveType: "4g", saveData: true } });
  const page = show();
  act(() => void vi.runAllTimers());
  expect(discovered(page)).toEqual([]);
});
