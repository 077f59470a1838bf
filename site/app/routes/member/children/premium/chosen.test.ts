import { describe, expect, it } from "vitest";
import { isStillWanted } from "./chosen.ts";

const kept = { plan_id: "3", payment_method: "3", promotion_code: "", reachedBy: "?plan=2" };

describe("what was chosen before comes back", () => {
  it.each([
    ["where the address chooses nothing", ""],
    ["where it chooses nothing that is known", "?plan=x"],
    ["where the same address was changed on the page, through a reload, a sign-in or the other language", "?plan=2"],
  ])("%s", (_, search) => expect(isStillWanted(kept, search)).toBe(true));

  it.each([
    ["where the address chooses another plan", "?plan=1"],
    ["where it brings a code", "?plan=2&code=NEW50"],
  ])("not %s", (_, search) => expect(isStillWanted(kept, search)).toBe(false));
});
