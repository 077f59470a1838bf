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
  ["none", "payment_method", "subscription.paymentMethod.required"],
  ["an expired card", "payment_id", "subscription.paymentMethod.expired"],
])("puts what is wrong with the way to pay beside its question: %s", (_, field, code) =>
  expect(placeTrouble({ issues: [{ field, code }] })).toEqual({ issues: [{ field: "method", code }] }),
);

it("says all that is missing at once, each beside its own question", () => {
  const missing = [
    { field: "plan_id", code: "subscription.plan.required" },
    { field: "payment_method", code: "subscription.paymentMethod.required" },
    { field: "terms", code: "subscription.terms.required" },
  ];
  const { issues, formIssue } = placeTrouble({ issues: missing });
  expect(issues?.map(({ field }) => field)).toEqual(["plan_id", "method", "terms"]);
  expect(formIssue).toBeUndefined();
});

it("puts a refusal above the form", () => {
  const placed = placeTrouble({ formIssue: { field: "", code: "alreadyUpgraded" } });
  expect(placed.issues).toEqual([]);
  expect(placed.formIssue?.field).toBe("");
});

it("has nothing to say when nothing is wrong", () => expect(placeTrouble({})).toEqual({ issues: [] }));
