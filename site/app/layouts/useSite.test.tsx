// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { partsOf } from "../../compile/messages.ts";
import * as ahead from "../data/ask-ahead.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { type Site, useSite } from "./useSite.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  {
    at: "/auth?type=signin&redirect=%2Fmember%2Fchildren%3Fplan%3D2",
    onwards: "&redirect=%2Fmember%2Fchildren%3Fplan%3D2",
  },
  { at: "/auth/verification?code=a&redirect=%2Fmember", onwards: "&redirect=%2Fmember" },
  { at: "/auth?type=signin", onwards: "" },
  { at: "/faq?redirect=%2Fmember", onwards: "" },
])("leads a guest at $at on to the page that was wanted, from the header too", ({ at, onwards }) => {
  const seen: Site[] = [];
  const Page = () => {
    seen.push(useSite());
    return null;
  };
  const router = createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: [at] });
  render(
    <Translation value={createTranslator("en-US", partsOf("en-US"))}>
      <RouterProvider router={router} />
    </Translation>,
  );
  expect(seen.at(-1)?.account).toMatchObject({
    signIn: { href: `/auth?type=signin${onwards}` },
    register: { href: `/auth?type=register${onwards}` },
  });
});

it.each([
  ["the other language", "zh-HK", ["/faq?q=a"]],
  ["the page's own", "en-US", []],
] as const)("asks for the page in %s while its link is pressed", (_, hreflang, pages) => {
  const ask = vi.spyOn(ahead, "askAhead").mockReturnValue();
  window.history.replaceState(null, "", "/en-US/faq?q=a");
  const Page = () => (
    <p onPointerDown={useSite().expectLanguage}>
      <a href="/locale" hrefLang={hreflang}>
        <b>Language</b>
      </a>
    </p>
  );
  render(
    <Translation value={createTranslator("en-US", partsOf("en-US"))}>
      <RouterProvider
        router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/en-US/faq?q=a"] })}
      />
    </Translation>,
  );
  fireEvent.pointerDown(screen.getByText("Language"));
  expect(ask.mock.calls.flat()).toEqual(pages);
});

it("is the same while a page is on its way, so that header and footer are not drawn once more", async () => {
  const seen: Site[] = [];
  const Page = () => {
    seen.push(useSite());
    return null;
  };
  const { promise: answer, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: "/", Component: Page },
      { path: "/faq", Component: Page, loader: () => answer },
    ],
    { initialEntries: ["/"] },
  );
  const t = createTranslator("en-US", partsOf("en-US"));
  render(
    <Translation value={t}>
      <RouterProvider router={router} />
    </Translation>,
  );
  await act(async () => void router.navigate("/faq"));
  expect(router.state.navigation.state).toBe("loading");
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
  await act(async () => resolve(null));
  expect(seen.at(-1)?.path).toBe("/faq");
});
