import { check, purchaseFormSchema } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { answeredMethod, methodValue, newCard, readAttempt, readChoices, readPurchase } from "./answers.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("readPurchase", () => {
  it("reads a new card", () => {
    const form = formOf({ plan_id: "2", method: newCard, promotion_code: " new50 ", terms: "on" });
    expect(readPurchase(form)).toEqual({ plan_id: "2", payment_method: "3", promotion_code: "new50", terms: "on" });
  });

  it("reads a kept card with its number", () => {
    const answers = readPurchase(formOf({ plan_id: "2", method: methodValue({ type: 3, id: 12 }), terms: "on" }));
    expect(check(purchaseFormSchema, answers).value).toMatchObject({ plan_id: 2, payment_method: 3, payment_id: 12 });
    expect(answeredMethod(answers)).toBe("3:12");
  });

  it("decision 47: keeps the choices for later, but no agreement", () => {
    const form = formOf({ plan_id: "2", method: newCard, promotion_code: "NEW50", terms: "on" });
    expect(readChoices(form)).toEqual({ plan_id: "2", payment_method: "3", promotion_code: "NEW50" });
  });

  it("keeps a kept card as the one value that it is in the form", () => {
    const kept = readChoices(formOf({ plan_id: "2", method: methodValue({ type: 3, id: 12 }) }));
    expect(answeredMethod(kept)).toBe("3:12");
    const octopus = readChoices(formOf({ plan_id: "2", method: "5" }));
    expect(answeredMethod({ ...kept, ...octopus })).toBe("5");
  });

  it("leaves the terms out where they are not ticked", () => {
    const checked = check(purchaseFormSchema, readPurchase(formOf({ plan_id: "2", method: newCard })));
    expect(checked.issues?.map(({ key }) => key)).toEqual(["subscription.terms.required"]);
  });

  it.each([
    ["no plan", { method: newCard, terms: "on" }, "subscription.plan.required"],
    ["no way to pay", { plan_id: "2", terms: "on" }, "subscription.paymentMethod.required"],
    ["a way to pay that is none", { plan_id: "2", method: "9", terms: "on" }, "subscription.paymentMethod.invalid"],
    ["a card that is no number", { plan_id: "2", method: "3:x", terms: "on" }, "subscription.paymentMethod.invalid"],
  ])("hands on %s for the rules to refuse", (_, fields, key) =>
    expect(check(purchaseFormSchema, readPurchase(formOf(fields))).issues?.map((issue) => issue.key)).toEqual([key]),
  );
});

it("reads which attempt it is and what the page said would be charged", () =>
  expect(readAttempt(formOf({ process: "p", agreed_cents: "21800" }))).toEqual({ process: "p", agreedCents: 21_800 }));
