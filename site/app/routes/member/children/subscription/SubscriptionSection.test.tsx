// @vitest-environment jsdom
import { type Locale, localizePath } from "@gk/domain";
import { OverlayProvider } from "@gk/ui/overlay";
import { UiProvider } from "@gk/ui/ui-provider";
import type { Subscription } from "@gk/web";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, it } from "vitest";
import { partsOf } from "../../../../../compile/messages.ts";
import { RouterLink } from "../../../../locale/RouterLink.tsx";
import { paths } from "../../../../paths.ts";
import { methodWith } from "../../../../payment/payment.fixture.ts";
import { createTranslator, Translation } from "../../../../words/words.ts";
import { childWith, plan } from "../child.fixture.ts";
import { SubscriptionSection } from "./SubscriptionSection.tsx";

afterEach(cleanup);

/** A plan that renews on 5 March 2027 with the card that is valid until the end of 2026. */
const renewing: Partial<Subscription> = {
  next_bill_on: "2027-03-05",
  charge_cents: 88_800,
  auto_renew: true,
  payment_method: methodWith(),
};
const validCard = methodWith({ exp_year: 2030 });

function show(differences: Partial<Subscription>, locale: Locale = "en-US") {
  const child = childWith({ status: "upgraded", subscription: { ...plan, ...differences } });
  const Page = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Translation value={createTranslator(locale, partsOf(locale))}>
        <UiProvider locale={locale} link={RouterLink}>
          <OverlayProvider onRedirect={() => undefined}>
            <SubscriptionSection child={child} />
          </OverlayProvider>
        </UiProvider>
      </Translation>
    </SWRConfig>
  );
  const at = localizePath(paths.childPart(201, "subscription"), locale);
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: [at] })} />);
}

const text = () => document.body.textContent?.replaceAll("\u200b", "");
const toPayment = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("a card that will have expired by the next charge", () => {
  it("is said with its month and the day of the charge, and leads to the cards", () => {
    show(renewing);
    expect(text()).toContain(
      "Visa ending in 4242 can be charged until the end of December 2026, but the plan for Long Long renews on 5 March 2027.",
    );
    expect(toPayment("Update payment method")).toBe("/en-US/member/settings/payment");
  });

  it("is said in Chinese", () => {
    show(renewing, "zh-HK");
    expect(text()).toContain("Visa（末四位 4242）的有效期至 2026年12月底，但Long Long的計劃將於 2027年3月5日 續訂。");
  });

  it("is not spoken of while it is valid", () => {
    show({ ...renewing, payment_method: validCard });
    expect(text()).toContain("Current plan");
    expect(text()).not.toContain("can be charged until");
    expect(screen.queryByRole("link", { name: "Update payment method" })).toBeNull();
  });
});

describe("a renewal that has failed", () => {
  const failed = { ...renewing, status: "pastDue", ends_on: "2027-03-05" } as const;

  it("says which card, until when another one is in time, and leads to the cards", () => {
    show(failed);
    expect(text()).toContain(
      "We couldn’t charge Visa ending in 4242. Update your payment method before 10 March 2027 to keep the plan.",
    );
    expect(toPayment("Update payment method")).toBe("/en-US/member/settings/payment");
  });

  it("says in Chinese that there is no way to pay", () => {
    show({ ...failed, payment_method: null }, "zh-HK");
    expect(text()).toContain("2027年3月10日");
    expect(toPayment("更新付款方式")).toBe("/member/settings/payment");
  });
});

describe("the day of the next charge", () => {
  const file = () => screen.queryByRole("link", { name: /^(?:Add to calendar|加入行事曆)/ });

  it.each([
    ["en-US", "Add to calendar: 5 March 2027", "/en-US/member/children/201/next-charge.ics"],
    ["zh-HK", "加入行事曆：2027年3月5日", "/member/children/201/next-charge.ics"],
  ] as const)("can be kept in a calendar, in %s", (locale, name, href) => {
    show({ ...renewing, payment_method: validCard }, locale);
    expect([file()?.getAttribute("aria-label"), file()?.getAttribute("href")]).toEqual([name, href]);
  });

  it.each([
    ["does not renew", { auto_renew: false, status: "ending", next_bill_on: null, charge_cents: null }],
    ["has failed to renew", { status: "pastDue" }],
    ["has no way to pay", { payment_method: null }],
  ] as const)("is none for a plan that %s", (_, differences) => {
    show({ ...renewing, payment_method: validCard, ...differences });
    expect(text()).toContain("Current plan");
    expect(file()).toBeNull();
  });
});
