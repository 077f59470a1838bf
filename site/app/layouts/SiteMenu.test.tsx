// @vitest-environment jsdom
import { OverlayProvider } from "@gk/ui/overlay";
import { UiProvider } from "@gk/ui/ui-provider";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { partsOf } from "../../compile/messages.ts";
import { RouterLink } from "../locale/RouterLink.tsx";
import { createTranslator, Translation } from "../words/words.ts";
import { SiteMenu } from "./SiteMenu.tsx";
import { useSite } from "./useSite.ts";

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open menu</button>
      <SiteMenu site={useSite()} language="Eng" open={open} onOpenChange={setOpen} />
    </>
  );
}

const show = () =>
  render(
    <Translation value={createTranslator("en-US", partsOf("en-US"))}>
      <UiProvider locale="en-US" link={RouterLink}>
        <OverlayProvider onRedirect={() => undefined}>
          <RouterProvider
            router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/member"] })}
          />
        </OverlayProvider>
      </UiProvider>
    </Translation>,
  );

const press = () => fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
const goBack = () => act(() => void dispatchEvent(new PopStateEvent("popstate")));
const drawer = () => document.querySelector("dialog");
/** It is fetched by the first press. */
const fetched = () => waitFor(() => expect(drawer()).not.toBeNull(), { timeout: 10_000 });

it("stays closed for whoever goes back while its drawer is on the way", async () => {
  show();
  press();
  expect(drawer()).toBeNull();
  goBack();
  await fetched();
  expect(drawer()?.open).toBe(false);
});

it("closes for whoever goes back", async () => {
  show();
  press();
  await fetched();
  expect(drawer()?.open).toBe(true);
  goBack();
  expect(drawer()?.open).toBe(false);
});

it("has the school first, and the search last (T32)", async () => {
  show();
  press();
  await fetched();
  const entries = [...document.querySelectorAll("dialog nav li")].map(({ textContent }) => textContent);
  expect([entries[0], entries.at(-1)]).toEqual(["School edition", "Search"]);
});
