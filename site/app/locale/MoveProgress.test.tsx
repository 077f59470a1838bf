// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { MoveProgress } from "./MoveProgress.tsx";
import { PageMoves } from "./PageMoves.tsx";
import { RouterLink } from "./RouterLink.tsx";

afterEach(cleanup);

/** A page with a link to another one, which comes when it is told to. */
function draw() {
  const { promise, resolve } = Promise.withResolvers<null>();
  const Site = createRoutesStub([
    {
      id: "news",
      path: "/en-US/news",
      Component: () => (
        <UiProvider locale="en-US" link={RouterLink}>
          <PageMoves>
            <RouterLink href="/faq">FAQ</RouterLink>
            <MoveProgress />
          </PageMoves>
        </UiProvider>
      ),
    },
    {
      id: "faq",
      path: "/en-US/faq",
      loader: () => promise,
      Component: () => (
        <UiProvider locale="en-US">
          <h1>Questions</h1>
          <MoveProgress />
        </UiProvider>
      ),
    },
  ]);
  render(<Site initialEntries={["/en-US/news"]} />);
  return () => resolve(null);
}

const progress = () => screen.queryByRole("progressbar");

describe("while a page is awaited", () => {
  it("a line says so, until the page is there", async () => {
    const come = draw();
    expect(progress()).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: "FAQ" }));
    expect(await screen.findByRole("progressbar", { name: "Loading…" })).toBeTruthy();
    come();
    expect(await screen.findByRole("heading", { name: "Questions" })).toBeTruthy();
    expect(progress()).toBeNull();
  });
});
