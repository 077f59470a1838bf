import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { caregiverEmailRefusal, caregiverQuotaRefusal, caregiverSchema } from "./caregiver.ts";

describe("T74: caregiver accounts", () => {
  it.each([
    ["", "caregiver.email.required"],
    ["a@b", "caregiver.email.invalid"],
  ])("refuses the address %j", (email, key) =>
    expect(check(caregiverSchema, { email }).issues).toMatchObject([{ field: "email", key }]),
  );
  it("takes an address", () => expect(check(caregiverSchema, { email: "gran@gk.example" }).issues).toBeUndefined());

  const known = { own: "ann@gk.example", caregivers: ["Gran@gk.example"] };
  it.each([
    ["ANN@gk.example", "caregiver.email.self"],
    ["gran@GK.example", "caregiver.email.duplicate"],
    ["grandpa@gk.example", undefined],
  ])("judges %s among the known", (email, refusal) => expect(caregiverEmailRefusal(email, known)).toBe(refusal));

  it.each([
    [{ isPremium: true, caregivers: 2, maxCaregivers: 3 }, undefined],
    [{ isPremium: true, caregivers: 3, maxCaregivers: 3 }, "caregiverQuotaFull"],
    [{ isPremium: false, caregivers: 0, maxCaregivers: 0 }, "childNotPremium"],
  ])("judges a child with %j", (child, refusal) => expect(caregiverQuotaRefusal(child)).toBe(refusal));
});
