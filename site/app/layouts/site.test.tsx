// @vitest-environment jsdom
import { useOverlays } from "@gk/ui/overlay";
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { RouterLink } from "../locale/RouterLink.tsx";
import SiteLayout from "./site.tsx";
import { catalogue } from "../words/catalogue.ts";
import "../words/catalogue.server.ts";
import { createTranslator, Translation } from "../words/words.ts";

afterEach(cleanup);

function Page() {
  const { alert } = useOverlays();
  const tell = () => void alert({ tone: "success", body: "Saved.", redirect: "/member" });
  return <button onClick={tell}>Save</button>;
}

it.each([
  ["en-US", "/en-US", "/en-US/member"],
  ["zh-HK", "/", "/member"],
] as const)("T53: an alert that leads on does so in %s, by Escape too", async (locale, from, to) => {
  const router = createMemoryRouter(
    [
      {
        Component: SiteLayout,
        children: [
          { path: from, Component: Page },
          { path: to, element: "the member area" },
        ],
      },
    ],
    { initialEntries: [from] },
  );
  render(
    <Translation value={createTranslator(locale, catalogue(locale))}>
      <UiProvider locale={locale} link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </Translation>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const alert = await screen.findByRole("dialog", {}, { timeout: 4000 });
  expect(router.state.location.pathname).toBe(from);
  fireEvent.keyDown(alert, { key: "Escape" });
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
});
