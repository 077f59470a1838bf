import { expect, it } from "vitest";
import { placeTrouble } from "./trouble.ts";

it("puts a refused code beside its field, with the plan that it was refused for", () =>
  expect(placeTrouble({ formIssue: { field: "", code: "promotionCode.notForPlan" } }, "Beginner plan")).toEqual({
    issues: [{ field: "promotion_code", code: "promotionCode.notForPlan", params: { plan: "Beginner plan" } }],
  }));

it("leaves the terms at their field", () =>
  expect(placeTrouble({ issues: [{ field: "terms", code: "subscription.terms.required" }] })).toEqual({
    issues: [{ field: "terms", code: "subscription.terms.required" }],
  }));

it.each([
  ["an expired card", { issues: [{ field: "payment_id", code: "subscription.paymentMethod.expired" }] }],
  ["a refusal", { formIssue: { field: "", code: "alreadyUpgraded" } }],
])("puts %s above the form", (_, trouble) => {
  const placed = placeTrouble(trouble);
  expect(placed.issues).toEqual([]);
  expect(placed.formIssue?.field).toBe("");
});

it("has nothing to say when nothing is wrong", () => expect(placeTrouble({})).toEqual({ issues: [] }));
