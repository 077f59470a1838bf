// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { BrowserRouter, useLocation, useNavigationType } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LinkMoves } from "./LinkMoves.tsx";
import { RouterLink } from "./RouterLink.tsx";

beforeEach(() => history.replaceState(null, "", "/en-US/news"));
afterEach(cleanup);

function Place() {
  const { pathname, search, hash } = useLocation();
  return (
    <output>
      {useNavigationType()} {pathname + search + hash}
    </output>
  );
}

function draw(link: ReactNode) {
  render(
    <UiProvider locale="en-US" link={RouterLink}>
      <BrowserRouter>
        <LinkMoves />
        {link}
        <Place />
      </BrowserRouter>
    </UiProvider>,
  );
}

/** Presses what is in the link, and says where the router is and whether the browser was left its part. */
function press(init: MouseEventInit = {}) {
  const isLeft = fireEvent.click(screen.getByText("Go"), init);
  return [screen.getByRole("status").textContent, isLeft ? "the browser goes" : "the browser stays"];
}

const stays = ["POP /en-US/news", "the browser goes"];

it("goes within the document, whatever of the link is pressed", () => {
  draw(
    <RouterLink href="/plans?type=school#gifts">
      <b>
        <span>Go</span>
      </b>
    </RouterLink>,
  );
  expect(press()).toEqual(["PUSH /en-US/plans?type=school#gifts", "the browser stays"]);
});

it("keeps a page in the history once, however often its own link is pressed", () => {
  draw(<RouterLink href="/news">Go</RouterLink>);
  expect(press()).toEqual(["REPLACE /en-US/news", "the browser stays"]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a press for a tab, a window or a file to the browser: %j",
  (init) => {
    draw(<RouterLink href="/faq">Go</RouterLink>);
    expect(press(init)).toEqual(stays);
  },
);

it("leaves a link that opens elsewhere to the browser", () => {
  draw(
    <RouterLink href="/faq" target="_blank">
      Go
    </RouterLink>,
  );
  expect(press()).toEqual(stays);
});

it.each(["https://www.facebook.com/gk", "/en-US/events/calendar.ics", "#flow"])(
  "leaves what the router does not know to the browser: %s",
  (href) => {
    draw(<RouterLink href={href}>Go</RouterLink>);
    expect(press()[1]).toBe("the browser goes");
    expect(screen.getByRole("status").textContent).toMatch(/^POP \/en-US\/news/);
  },
);

it("leaves alone what a piece of the page has answered itself", () => {
  draw(
    <RouterLink href="/faq" onClick={(event) => event.preventDefault()}>
      Go
    </RouterLink>,
  );
  expect(press()).toEqual(["POP /en-US/news", "the browser stays"]);
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

it("follows a link that is gone by the time, for its press has closed what it stood in", () => {
  draw(<Closing />);
  expect(press()[0]).toBe("PUSH /en-US/faq");
});
