// @vitest-environment jsdom
import { OverlayProvider } from "@gk/ui/overlay";
import { UiProvider } from "@gk/ui/ui-provider";
import type { Order } from "@gk/web";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { partsOf } from "../../../../compile/messages.ts";
import { RouterLink } from "../../../locale/RouterLink.tsx";
import { useOrderDeed } from "../../../payment/order-submission.ts";
import { orderWith } from "../../../payment/payment.fixture.ts";
import { createTranslator, Translation } from "../../../words/words.ts";
import { OrderActions } from "./OrderActions.tsx";

afterEach(cleanup);

const Row = ({ order }: { order: Order }) => <OrderActions order={order} page={2} sending={useOrderDeed()} />;

function show(differences: Parameters<typeof orderWith>[0]) {
  const Page = () => (
    <Translation value={createTranslator("en-US", partsOf("en-US"))}>
      <UiProvider locale="en-US" link={RouterLink}>
        <OverlayProvider onRedirect={() => undefined}>
          <Row order={orderWith(differences)} />
        </OverlayProvider>
      </UiProvider>
    </Translation>
  );
  const at = "/en-US/member/subscription-orders";
  render(<RouterProvider router={createMemoryRouter([{ path: at, Component: Page }], { initialEntries: [at] })} />);
}

const receipt = () => screen.queryByRole("link", { name: /^Receipt for order / });

describe("a purchase", () => {
  it("that is paid has its receipt, on the same page of the records", () => {
    show({ id: 7 });
    expect(receipt()?.getAttribute("href")).toBe("/en-US/member/subscription-orders?page=2&receipt=7#receipt");
  });

  it("that waits for its payment can be ended, and has no receipt", () => {
    show({ payment_status: 0, paid_at: null, next_step: { kind: "card" } });
    expect(receipt()).toBeNull();
    expect(screen.getByRole("button", { name: /^Cancel order/ })).toBeTruthy();
  });

  it("that its payer is to confirm leads to the bank, and can be canceled", () => {
    const next_step = { kind: "confirmation", url: "https://bank.example/p" } as const;
    show({ payment_status: 0, paid_at: null, checking: true, next_step });
    expect(screen.getByRole("link", { name: /^Confirm with your bank/ }).getAttribute("href")).toBe(next_step.url);
    expect(screen.getByRole("button", { name: /^Cancel order/ })).toBeTruthy();
  });

  it("that is being checked can neither be paid nor canceled", () => {
    show({ payment_status: 0, paid_at: null, checking: true, next_step: null });
    expect([...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")]).toEqual([]);
  });

  it("that was canceled has neither", () => {
    show({ payment_status: 3, paid_at: null });
    expect([...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")]).toEqual([]);
  });
});
