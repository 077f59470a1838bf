import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { promotionCodePlans, promotionCodes } from "../database/schema/index.ts";
import { newChild } from "../testing/member.ts";
import { newParent, plan } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

describe("a code's uses are counted (decision 29), wherever one purchase comes between the statements of another", () => {
  /** A code of its own, for the plan that is bought. */
  async function newCode(maxUses: number | null) {
    const id = randomInt(1e6, 1e9);
    const code = `TEST${id}`;
    await both.free.database.insert(promotionCodes).values({
      id,
      code,
      name: { "zh-HK": "測試", "en-US": "Test" },
      discountCents: 1000,
      newUsersOnly: false,
      validFrom: "2026-01-01",
      maxUses,
    });
    await both.free.database.insert(promotionCodePlans).values({ promotionCodeId: id, planId: plan.elementary });
    return code;
  }

  test("of two families, one gets the last use", () =>
    both.meet({
      given: async () => ({ code: await newCode(1), other: await newParent(both.free) }),
      first: (parent, { code }) => parent.buy({ promotion_code: code }),
      second: (_, { code, other }) => other.buy({ promotion_code: code }),
      async check({ first, second }) {
        expect([said(first), said(second)].toSorted()).toEqual(["ok", "promotionCode.usedUp"]);
      },
    }));

  test("of two children of an account, one gets it", () =>
    both.meet({
      given: async ({ userId }) => ({ code: await newCode(null), sibling: await newChild(both.free, userId) }),
      first: (parent, { code }) => parent.buy({ promotion_code: code }),
      second: (parent, { code, sibling }) => parent.buy({ promotion_code: code }, sibling),
      async check({ first, second }) {
        expect([said(first), said(second)].toSorted()).toEqual(["ok", "promotionCode.used"]);
      },
    }));
});
