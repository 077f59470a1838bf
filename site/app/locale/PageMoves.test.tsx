// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoutesStub, useLocation, useNavigationType } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageMoves } from "./PageMoves.tsx";
import { RouterLink } from "./RouterLink.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search, hash } = useLocation();
  return (
    <output>
      {useNavigationType()} {pathname + search + hash}
    </output>
  );
}

function draw(links: ReactNode, loader: () => unknown = () => null) {
  const Page = () => (
    <UiProvider locale="en-US" link={RouterLink}>
      <PageMoves>{links}</PageMoves>
      <Place />
    </UiProvider>
  );
  const pages = ["news", "faq", "plans"].map((name) => ({
    id: name,
    path: `/en-US/${name}`,
    Component: Page,
    loader,
  }));
  const Site = createRoutesStub(pages);
  history.replaceState(null, "", "/en-US/news");
  render(<Site initialEntries={["/en-US/news"]} hydrationData={{ loaderData: { news: null } }} />);
}

/** A frame of fake timers. @units milliseconds */
const frameMs = 16;

const place = () => screen.getByRole("status").textContent;

/** Presses what is in the link, and says where the router is and whether the browser was left its part. */
async function press(init: MouseEventInit = {}) {
  let isLeft = false;
  await act(async () => {
    isLeft = fireEvent.click(screen.getByText("Go"), init);
    await vi.advanceTimersByTimeAsync(frameMs + 1);
  });
  return [place(), isLeft ? "the browser goes" : "the browser stays"];
}

describe("a press", () => {
  it("goes within the document, whatever of the link is pressed", async () => {
    draw(
      <RouterLink href="/plans?type=school#gifts">
        <b>
          <span>Go</span>
        </b>
      </RouterLink>,
    );
    expect(await press()).toEqual(["PUSH /en-US/plans?type=school#gifts", "the browser stays"]);
  });

  it("is painted before the page is asked for", async () => {
    const ask = vi.fn<() => null>(() => null);
    draw(<RouterLink href="/faq">Go</RouterLink>, ask);
    await act(async () => {
      fireEvent.click(screen.getByText("Go"));
      await vi.advanceTimersByTimeAsync(frameMs - 1);
    });
    expect(ask).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect([ask.mock.calls.length, place()]).toEqual([1, "PUSH /en-US/faq"]);
  });

  it("keeps a page in the history once, however often its own link is pressed", async () => {
    draw(<RouterLink href="/news">Go</RouterLink>);
    expect(await press()).toEqual(["REPLACE /en-US/news", "the browser stays"]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "for a tab, a window or a file is left to the browser: %j",
    async (init) => {
      draw(<RouterLink href="/faq">Go</RouterLink>);
      expect(await press(init)).toEqual(["POP /en-US/news", "the browser goes"]);
    },
  );

  it("of a link that opens elsewhere is left to the browser", async () => {
    draw(
      <RouterLink href="/faq" target="_blank">
        Go
      </RouterLink>,
    );
    expect(await press()).toEqual(["POP /en-US/news", "the browser goes"]);
  });

  it("that a piece of the page has answered itself does nothing more", async () => {
    draw(
      <RouterLink href="/faq" onClick={(event) => event.preventDefault()}>
        Go
      </RouterLink>,
    );
    expect(await press()).toEqual(["POP /en-US/news", "the browser stays"]);
  });

  function Closing() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <RouterLink href="/faq" onClick={() => flushSync(() => setOpen(false))}>
          Go
        </RouterLink>
      )
    );
  }

  it("is followed though it has closed what the link stood in", async () => {
    draw(<Closing />);
    expect((await press())[0]).toBe("PUSH /en-US/faq");
  });
});

describe("ahead of a press", () => {
  const fetchedAhead = async (ms = 100) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return [...document.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));
  };
  const drawTwo = () =>
    draw(
      <>
        <RouterLink href="/faq">
          <b>Go</b>
        </RouterLink>
        <RouterLink href="/plans">Plans</RouterLink>
      </>,
    );

  it.each([
    ["pointed at", (link: HTMLElement) => fireEvent.mouseEnter(link)],
    ["touched", (link: HTMLElement) => fireEvent.touchStart(link)],
    ["reached by keyboard", (link: HTMLElement) => fireEvent.focus(link)],
  ])("the page of a link that is %s is fetched", async (_, intend) => {
    drawTwo();
    intend(screen.getByRole("link", { name: "Go" }));
    expect(await fetchedAhead(99)).toEqual([]);
    expect(await fetchedAhead(1)).toEqual(["/en-US/faq.data"]);
  });

  it("nothing is fetched for a link that is only passed", async () => {
    drawTwo();
    const [first, second] = screen.getAllByRole("link") as [HTMLElement, HTMLElement];
    fireEvent.mouseEnter(first);
    await fetchedAhead(99);
    fireEvent.mouseLeave(first);
    fireEvent.mouseEnter(second);
    expect(await fetchedAhead()).toEqual(["/en-US/plans.data"]);
  });

  it.each([
    ["left", (link: HTMLElement) => fireEvent.mouseLeave(link)],
    ["followed", () => press()],
  ])("nothing more is fetched for a link that was %s, wherever one goes then", async (_, end) => {
    drawTwo();
    const link = screen.getByRole("link", { name: "Go" });
    fireEvent.mouseEnter(link);
    expect(await fetchedAhead()).toHaveLength(1);
    await end(link);
    expect(await fetchedAhead()).toEqual([]);
  });

  it("T111: nothing is fetched where that costs a careful visitor", async () => {
    vi.stubGlobal("navigator", { connection: { effectiveType: "4g", saveData: true } });
    drawTwo();
    fireEvent.mouseEnter(screen.getByRole("link", { name: "Go" }));
    expect(await fetchedAhead()).toEqual([]);
  });
});
