import { describe, expect, it } from "vitest";
import { paths } from "../paths.ts";
import { choiceIn, isChosen, withChoice } from "./choice.ts";

const choiceAt = (address: string) => choiceIn(new URL(address, "https://gk.example").searchParams);

describe("what was chosen", () => {
  it.each([
    ["a plan", { plan: 2 }],
    ["a code", { code: "NEW50" }],
    ["both", { plan: 3, code: "NEW50" }],
    ["a code with what an address must not hold", { code: "50% & MORE" }],
    ["nothing", {}],
  ])("is read as it was written: %s", (_, choice) => {
    expect(choiceAt(withChoice(paths.children, choice))).toEqual(choice);
  });

  it.each([
    ["no number", "plan=elementary"],
    ["a fraction", "plan=1.5"],
    ["no plan's number", "plan=0"],
    ["a number that no database has", "plan=99999999999"],
    ["an address", "plan=//evil.example"],
    ["an overlong code", `code=${"A".repeat(51)}`],
    ["a code that can't be seen", "code=%E2%80%8B"],
  ])("is nothing where the address has %s", (_, search) => {
    const choice = choiceAt(`/member/children?${search}`);
    expect(choice).toEqual({});
    expect(isChosen(choice)).toBe(false);
  });

  it("is the code of the offer where that was followed", () =>
    expect(choiceAt(paths.newUserOffer)).toEqual({ code: "NEW50" }));

  it("is the same code however it is spelled", () =>
    expect(choiceAt("/plans?code=%20new50")).toEqual({ code: "NEW50" }));
});
