// @vitest-environment jsdom
import { OverlayProvider } from "@gk/ui/overlay";
import { UiProvider } from "@gk/ui/ui-provider";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../../../../../compile/messages.ts";
import { RouterLink } from "../../../../locale/RouterLink.tsx";
import { createTranslator, Translation } from "../../../../words/words.ts";
import { childWith } from "../child.fixture.ts";
import { OnePaymentTab } from "./OnePaymentTab.tsx";

const words = createTranslator("en-US", partsOf("en-US"));
const at = "/en-US/member/children/201/premium";

/** Which tab this is, and what was done in it. */
const browser = vi.hoisted(() => ({ tab: "first", deeds: [] as string[] }));

vi.mock("./usePaymentTab.ts", () => ({
  usePaymentTab: () => ({ tab: browser.tab, take: () => browser.deeds.push("take") }),
}));

beforeEach(() => {
  browser.deeds = [];
  vi.spyOn(window, "close").mockImplementation(() => void browser.deeds.push("close"));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(tab: "first" | "second" | "free") {
  browser.tab = tab;
  const Page = () => (
    <Translation value={words}>
      <UiProvider locale="en-US" link={RouterLink}>
        <OverlayProvider onRedirect={() => undefined}>
          <OnePaymentTab child={childWith({ nickname: "Long" })}>the purchase</OnePaymentTab>
        </OverlayProvider>
      </UiProvider>
    </Translation>
  );
  const loader = async () => {
    await Promise.resolve();
    browser.deeds.push("read anew");
    return null;
  };
  const router = createMemoryRouter([{ id: "page", path: at, Component: Page, loader }], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} />);
}

describe("T108: a purchase", () => {
  it("shows in the first tab, and nothing is said there", async () => {
    open("first");
    await act(async () => {});
    expect(screen.getByText("the purchase")).toBeTruthy();
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("is told of in a second tab, which is closed once that was read, and says the ways on where it stays open", async () => {
    open("second");
    const alert = await screen.findByRole("dialog", {}, { timeout: 10_000 });
    expect(alert.textContent).toContain(words("error.multiplePaymentTabs"));
    expect(browser.deeds).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(browser.deeds).toEqual(["close"]));

    expect(screen.queryByText("the purchase")).toBeNull();
    expect(screen.getByText(words("payment.tab.title"))).toBeTruthy();
    const ways = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(ways).toEqual([
      ["Back to Long", "/en-US/member/children/201"],
      [words("payment.status.viewOrders"), "/en-US/member/subscription-orders"],
    ]);
  });

  it("is taken over by a tab that has become free, once it was read anew what the other one has left", async () => {
    open("free");
    expect(screen.getByText(words("payment.tab.free"))).toBeTruthy();
    expect(screen.queryByText("the purchase")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: words("payment.tab.useThis") }));
    await waitFor(() => expect(browser.deeds).toEqual(["read anew", "take"]));
  });
});
