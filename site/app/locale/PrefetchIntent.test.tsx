// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PrefetchIntent } from "./PrefetchIntent.tsx";
import { RouterLink } from "./RouterLink.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw() {
  const Page = () => (
    <UiProvider locale="en-US" link={RouterLink}>
      <PrefetchIntent />
      <RouterLink href="/faq">
        <b>Questions</b>
      </RouterLink>
      <RouterLink href="/plans">Plans</RouterLink>
      <a href="https://www.facebook.com/gk">Elsewhere</a>
    </UiProvider>
  );
  const pages = ["/", "/en-US/faq", "/en-US/plans"].map((path) => ({ path, Component: Page, loader: () => null }));
  const Site = createRoutesStub(pages);
  render(<Site initialEntries={["/"]} hydrationData={{ loaderData: { 0: null } }} />);
}

const fetchedAhead = async () => {
  await act(() => vi.advanceTimersByTimeAsync(100));
  return [...document.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));
};

it.each([
  ["pointed at", "pointerOver"],
  ["reached by keyboard", "focusIn"],
] as const)("fetches the page behind a link that is %s", async (_, sign) => {
  draw();
  fireEvent[sign](screen.getByText("Questions"));
  expect(await fetchedAhead()).toEqual(["/en-US/faq.data"]);
});

it("fetches nothing for a link that is only passed, and none but the last", async () => {
  draw();
  fireEvent.pointerOver(screen.getByText("Questions"));
  await act(() => vi.advanceTimersByTimeAsync(99));
  fireEvent.pointerOver(screen.getByText("Plans"));
  expect(await fetchedAhead()).toEqual(["/en-US/plans.data"]);
});

it.each([
  ["pressed", (link: HTMLElement) => fireEvent.click(link)],
  ["left", () => fireEvent.pointerOver(document.body)],
] as const)("fetches nothing for a link that is %s meanwhile", async (_, leave) => {
  draw();
  const link = screen.getByText("Questions");
  fireEvent.pointerOver(link);
  leave(link);
  expect(await fetchedAhead()).toEqual([]);
});

it("fetches nothing for what is not the router's", async () => {
  draw();
  fireEvent.pointerOver(screen.getByText("Elsewhere"));
  expect(await fetchedAhead()).toEqual([]);
});

it("T111: fetches nothing where that costs a careful visitor", async () => {
  vi.stubGlobal("navigator", { connection: { effectiveType: "4g", saveData: true } });
  draw();
  fireEvent.pointerOver(screen.getByText("Questions"));
  expect(await fetchedAhead()).toEqual([]);
});
