import { Figure } from "@gk/ui/text";
import { describe, expect, it } from "vitest";
import { planWith, yearPlan } from "../../payment/payment.fixture.ts";
import { sayKeys } from "../../words/testing.ts";
import { rowsOf } from "./plan-rows.tsx";

const rows = rowsOf(sayKeys(), [planWith({ max_caregivers: 0 }), yearPlan]);
const valuesOf = (id: string) => rows.find((row) => row.id === id)?.values;

describe("the comparison of the plans", () => {
  it("names what a plan costs and how long it runs", () => {
    expect(valuesOf("price")).toEqual({
      elementary: <Figure>HK$268.00</Figure>,
      outstanding: <Figure>HK$888.00</Figure>,
    });
    expect(valuesOf("period")).toEqual({ elementary: "Three months", outstanding: "One year" });
  });

  it("says of each plan whether it renews by itself", () => {
    expect(valuesOf("autoRenew")).toEqual({
      elementary: "plans.compare.supported",
      outstanding: "plans.compare.notSupported",
    });
  });

  it("gives the gift to the year's plan alone (T106), and no caregivers where there is room for none", () => {
    expect(valuesOf("gift")).toEqual({ elementary: undefined, outstanding: "A box of books" });
    expect(valuesOf("caregivers")).toEqual({ elementary: undefined, outstanding: 3 });
  });
});
