import { paymentStatus } from "@gk/domain";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { orders, promotionCodes } from "../database/schema/index.ts";
import { newChild } from "../testing/member.ts";
import { newParent, type Parent, plan } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const { pending, finished } = paymentStatus;

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

/** Makes the code EXTRA40 another one until the test is over. */
async function changeCode(change: Partial<typeof promotionCodes.$inferInsert>) {
  const isFirst = eq(promotionCodes.code, "EXTRA40");
  const [before] = await gk.database.select().from(promotionCodes).where(isFirst);
  if (!before) throw new Error("The seed has the code.");
  onTestFinished(async () => void (await gk.database.update(promotionCodes).set(before).where(isFirst)));
  await gk.database.update(promotionCodes).set(change).where(isFirst);
}

describe("promotion codes (decision 29)", () => {
  test.each([" new50 ", "NEW50"])("%s takes HK$50 off the first period only", async (code) => {
    expect(dataOf(await parent.checkCode(code))).toEqual({
      code: "NEW50",
      name: "新用戶任何計劃減 $50",
      price_cents: 26800,
      discount_cents: 5000,
      charge_cents: 21800,
      next_charge_cents: 26800,
      next_bill_on: "2027-02-20",
    });
  });

  test("a plan without auto-renew has no next charge", async () => {
    expect(dataOf(await parent.checkCode("YEAR100", plan.outstanding))).toMatchObject({
      charge_cents: 78800,
      next_charge_cents: null,
      next_bill_on: null,
    });
  });

  test.each([
    ["unknown", "NOBODY", "promotionCode.invalid"],
    ["T90: with a slash in it", "A/B", "promotionCode.invalid"],
    ["expired", "CNY2026", "promotionCode.expired"],
    ["for another plan", "YEAR100", "promotionCode.notForPlan"],
  ])("a code that is %s is refused, looked at or used", async (_, code, message) => {
    expect(refusalOf(await parent.checkCode(code))).toMatchObject({ httpStatus: 409, message });
    expect(refusalOf(await parent.buy({ promotion_code: code }))).toMatchObject({ httpStatus: 409, message });
  });

  test("is charged as it was shown, in whole cents (T100)", async () => {
    const { data } = answerOf(await parent.buy({ promotion_code: "new50", payment_id: await parent.keepCard() }));
    expect(data).toMatchObject({
      promotion_code: "NEW50",
      price_cents: 26800,
      discount_cents: 5000,
      amount_cents: 21800,
    });
    expect((await parent.child()).subscription).toMatchObject({ promotion_code: "NEW50", charge_cents: 26800 });
  });

  test("a discount above the price leaves the least charge of HK$0.10", async () => {
    await changeCode({ discountCents: 26_795 });
    expect(dataOf(await parent.checkCode("EXTRA40"))).toMatchObject({ charge_cents: 10, discount_cents: 26_790 });
    expect(dataOf(await parent.buy({ promotion_code: "EXTRA40" }))).toMatchObject({ amount_cents: 10 });
  });

  test("NEW50 is for users without a paid order, each code for one order of a user", async () => {
    await parent.buyOnPage({ promotion_code: "EXTRA40" });
    expect(refusalOf(await parent.checkCode("NEW50")).message).toBe("promotionCode.newUsersOnly");
    expect(refusalOf(await parent.checkCode("EXTRA40")).message).toBe("promotionCode.used");
  });

  test("a refunded order gives its code back, and its buyer is not new for it", async () => {
    await parent.buyOnPage({ promotion_code: "EXTRA40" });
    const refund = (change: Partial<typeof orders.$inferInsert>) =>
      gk.database
        .update(orders)
        .set({ paymentStatus: paymentStatus.refunded, ...change })
        .where(eq(orders.userId, parent.userId));
    await refund({});
    answerOf(await parent.checkCode("EXTRA40"));
    expect(refusalOf(await parent.checkCode("NEW50")).message).toBe("promotionCode.newUsersOnly");
    // Money that came too late has bought nothing before it went back.
    await refund({ startsOn: null, endsOn: null });
    answerOf(await parent.checkCode("NEW50"));
  });

  test("a canceled order gives its code back", async () => {
    const sibling = await newChild(gk, parent.userId);
    const { id } = dataOf(await parent.buy({ promotion_code: "NEW50" }));
    expect(refusalOf(await parent.buy({ promotion_code: "NEW50" }, sibling)).message).toBe("promotionCode.used");
    answerOf(await parent.client.cancelOrder({ params: { id } }));
    answerOf(await parent.buy({ promotion_code: "NEW50" }, sibling));
  });

  test("a pending order reserves its code: it is not already used for the child whose order that is (decision 62)", async () => {
    await changeCode({ maxUses: 1_000_000, newUsersOnly: true });
    answerOf(await parent.buy({ promotion_code: "EXTRA40" }));
    expect(dataOf(await parent.checkCode("EXTRA40"))).toMatchObject({ code: "EXTRA40" });
    const sibling = await newChild(gk, parent.userId);
    const forSibling = await parent.client.checkPromotionCode({
      params: { id: sibling, code: "EXTRA40" },
      query: { plan_id: plan.elementary },
    });
    expect(refusalOf(forSibling).message).toBe("promotionCode.used");
  });

  test.each(["one after the other", "at once"])(
    "two codes for new users are not used for two children %s",
    async (how) => {
      await changeCode({ newUsersOnly: true });
      const sibling = await newChild(gk, parent.userId);
      const first = parent.buy({ promotion_code: "NEW50" });
      if (how === "one after the other") await first;
      const both = await Promise.all([first, parent.buy({ promotion_code: "EXTRA40" }, sibling)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0]).message).toBe("promotionCode.newUsersOnly");
    },
  );

  test("two children at once cannot both use a code that is good for one order of a user", async () => {
    const sibling = await newChild(gk, parent.userId);
    const both = await Promise.all([
      parent.buy({ promotion_code: "NEW50" }),
      parent.buy({ promotion_code: "NEW50" }, sibling),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0]).message).toBe("promotionCode.used");
  });

  test("of two families at once, only one gets the last use", async () => {
    const used = await gk.database
      .select()
      .from(orders)
      .innerJoin(promotionCodes, eq(orders.promotionCodeId, promotionCodes.id))
      .where(and(eq(promotionCodes.code, "EXTRA40"), inArray(orders.paymentStatus, [pending, finished])));
    await changeCode({ maxUses: used.length + 1 });
    const other = await newParent(gk);
    const both = await Promise.all([
      parent.buy({ promotion_code: "EXTRA40" }),
      other.buy({ promotion_code: "EXTRA40" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0]).message).toBe("promotionCode.usedUp");
  });
});
