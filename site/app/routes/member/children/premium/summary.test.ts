import { describe, expect, it } from "vitest";
import { new50, planWith, yearPlan } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { summaryOf } from "./summary.ts";

const purchase = {
  childName: "Long Long",
  plan: planWith(),
  promotion: undefined,
  charge: (amount: string) => `charge ${amount}`,
  today: "2026-11-20",
} as const;

describe("summaryOf", () => {
  it("T100: price less discount is the total, to the cent", () => {
    const { amounts, total, quoted } = summaryOf(sayKeys(), { ...purchase, promotion: new50 });
    expect(amounts.map(({ detail }) => detail)).toEqual(["HK$268.00", "−HK$50.00"]);
    expect(total).toBe("HK$218.00");
    expect(quoted.chargeCents).toBe(new50.charge_cents);
  });

  it("agrees with what the provider says of the code", () => {
    const { quoted } = summaryOf(sayKeys(), { ...purchase, promotion: new50 });
    expect([quoted.nextChargeCents, quoted.nextBillOn]).toEqual([new50.next_charge_cents, new50.next_bill_on]);
  });

  it("has no line for a discount without a code", () =>
    expect(summaryOf(sayKeys(), purchase).amounts.map(({ id }) => id)).toEqual(["price"]));

  it("never goes below HK$0.10, and takes off no more than that leaves", () => {
    const all = { ...new50, discount_cents: 26_800 };
    const { amounts, total } = summaryOf(sayKeys(), { ...purchase, promotion: all });
    expect([amounts.at(-1)?.detail, total]).toEqual(["−HK$267.90", "HK$0.10"]);
  });

  it.each([
    ["zh-HK", "2026年11月20日", "2027年2月20日"],
    ["en-US", "20 Nov 2026", "20 Feb 2027"],
  ] as const)("writes the plan's days in %s", (locale, starts, ends) => {
    const details = summaryOf(sayKeys(locale), purchase).facts.map(({ detail }) => detail);
    expect(details).toEqual(["Elementary plan", "Three months", starts, ends]);
  });
});

describe("decision 50: before the button", () => {
  it("a plan that renews says what is charged now, when and how much next, and where to turn it off", () => {
    expect(summaryOf(sayKeys(), { ...purchase, promotion: new50 }).honest).toEqual({
      now: "charge HK$218.00",
      next: 'premium.summary.autoRenewOn {"date":"20 February 2027","amount":"HK$268.00"}',
      wayOut:
        'common.labelValue {"label":"subscription.autoRenew.turnOff","value":"member.menu.children › Long Long › subscription.title"}',
    });
  });

  it("a plan that is paid with Octopus does not renew, though by card it does (decision 27)", () => {
    expect(summaryOf(sayKeys(), { ...purchase, type: 5 }).honest).toEqual({
      now: "charge HK$268.00",
      next: 'premium.summary.autoRenewNone {"date":"20 February 2027"}',
    });
  });

  it("a plan that does not renew says when it ends, and there is nothing to turn off", () => {
    expect(summaryOf(sayKeys("zh-HK"), { ...purchase, plan: yearPlan }).honest).toEqual({
      now: "charge HK$888.00",
      next: 'premium.summary.autoRenewNone {"date":"2027年11月20日"}',
    });
  });
});
