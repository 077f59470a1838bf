import { randomUUID } from "node:crypto";
import { orderExpiresAt, orderType, paymentStatus } from "@gk/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { orders } from "../database/schema/index.ts";
import { clientOf, newChild } from "../testing/member.ts";
import { newParent, type Parent, plan, purchaseBody } from "../testing/parent.ts";
import { setPrice } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const { pending, finished, canceled } = paymentStatus;

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

describe("the same process never charges twice (decision 28)", () => {
  test("said again, it finds its order", async () => {
    const process = randomUUID();
    const first = answerOf(await parent.buy({ process }));
    const second = answerOf(await parent.buy({ process: process.toUpperCase() }));
    expect([first.status_code, second.status_code]).toEqual([201, 200]);
    expect(second.data).toEqual(first.data);
  });

  test("said twice at once, it makes one order", async () => {
    const process = randomUUID();
    const payment_id = await parent.keepCard();
    const both = await Promise.all([parent.buy({ process, payment_id }), parent.buy({ process, payment_id })]);
    expect(new Set(both.map((result) => dataOf(result).id)).size).toBe(1);
    expect(await parent.orders()).toHaveLength(1);
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
  });

  test("two processes at once make one order", async () => {
    const both = await Promise.all([parent.buy(), parent.buy()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0])).toMatchObject({ message: "multiplePaymentTabs" });
  });

  test.each([
    ["plan", { plan_id: plan.beginner }],
    ["way to pay", { payment_method: orderType.octopus }],
    ["card", { payment_id: 0 }],
    ["code", { promotion_code: "NEW50" }],
    ["amount", { expected_cents: 26_700 }],
  ] as const)("it cannot be used for another %s, and nothing changes (decision 59)", async (_, change) => {
    const process = randomUUID();
    const { data } = answerOf(await parent.buy({ process }));
    const another = "payment_id" in change ? { payment_id: await parent.keepCard() } : change;
    expect(refusalOf(await parent.buy({ process, ...another }))).toMatchObject({
      httpStatus: 409,
      message: "duplicateSubmit",
    });
    expect(dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }))).toEqual(data);
    expect(await parent.orders()).toHaveLength(1);
    expect(dataOf(await parent.buy({ process, expected_cents: 26_800 }))).toEqual(data);
  });

  test("it cannot be used for another child", async () => {
    const process = randomUUID();
    answerOf(await parent.buy({ process }));
    const sibling = await newChild(gk, parent.userId);
    expect(refusalOf(await parent.buy({ process }, sibling))).toMatchObject({
      httpStatus: 409,
      message: "duplicateSubmit",
    });
  });
});

describe("a purchase with a kept card", () => {
  test("is charged at once", async () => {
    const { status_code, data } = answerOf(await parent.buy({ payment_id: await parent.keepCard() }));
    expect(status_code).toBe(201);
    expect(data).toMatchObject({ payment_status: finished, paid_at: gk.now().toISOString(), next_step: null });
    expect((await parent.child()).is_premium).toBe(true);
  });

  test("decision 102: that is not the default pays the order, and the default the renewal", async () => {
    const byDefault = await parent.keepCard({ last4: "1881", isDefault: true });
    const order = dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
    expect(order.card).toMatchObject({ last4: "4242" });
    expect((await parent.child()).subscription).toMatchObject({ auto_renew: true, payment_method: { id: byDefault } });
  });

  test("that is declined takes nothing, says so each time it is asked, and leaves the way open", async () => {
    const body = { payment_id: await parent.keepCard({ last4: "0341" }), process: randomUUID() };
    for (const _ of [1, 2])
      expect(refusalOf(await parent.buy(body))).toMatchObject({ httpStatus: 409, message: "declined" });
    expect(await parent.orders()).toMatchObject([{ paymentStatus: canceled, paidAt: null }]);
    expect((await parent.child()).is_premium).toBe(false);
    answerOf(await parent.buy({ payment_id: await parent.keepCard() }));
  });

  test("T107: that expired last month is refused, this month's is charged", async () => {
    const expired = await parent.keepCard({ last4: "4242", expMonth: 10, expYear: 2026 });
    expect(refusalOf(await parent.buy({ payment_id: expired }))).toMatchObject({
      httpStatus: 422,
      errors: { payment_id: ["subscription.paymentMethod.expired"] },
    });
    expect(
      dataOf(await parent.buy({ payment_id: await parent.keepCard({ last4: "1881", expMonth: 11, expYear: 2026 }) }))
        .payment_status,
    ).toBe(finished);
  });
});

describe("what the parent was shown (decision 60)", () => {
  const shown = { promotion_code: "new50", expected_cents: 21_800 };

  test("is charged", async () => {
    const { data } = answerOf(await parent.buy({ ...shown, payment_id: await parent.keepCard() }));
    expect(data).toMatchObject({ payment_status: finished, amount_cents: 21_800 });
  });

  test("is what it renews for, without the code, also where the price rises before it is paid (decision 190)", async () => {
    answerOf(await parent.buy(shown));
    const { url } = dataOf(await parent.openPage());
    await setPrice(gk, 29_800, plan.elementary);
    onTestFinished(() => setPrice(gk, 26_800, plan.elementary));
    await parent.press(url, "pay");
    expect((await parent.child()).subscription).toMatchObject({ promotion_code: "NEW50", charge_cents: 26_800 });
  });

  test.each([21_799, 26_800, 0])(
    "or nothing is bought, and the answer says what it costs: %i",
    async (expected_cents) => {
      const process = randomUUID();
      const payment_id = await parent.keepCard();
      expect(refusalOf(await parent.buy({ ...shown, expected_cents, process, payment_id }))).toMatchObject({
        httpStatus: 409,
        message: "amountChanged",
        quote: {
          price_cents: 26_800,
          discount_cents: 5000,
          charge_cents: 21_800,
          next_charge_cents: 26_800,
          next_bill_on: "2027-02-20",
        },
      });
      expect(await parent.orders()).toEqual([]);
      // The attempt is still free.
      expect(dataOf(await parent.buy({ ...shown, process, payment_id })).payment_status).toBe(finished);
    },
  );
});

describe("what is refused", () => {
  test("an unknown plan", async () => {
    expect(refusalOf(await parent.buy({ plan_id: 4 }))).toMatchObject({ httpStatus: 404, message: "planNotFound" });
  });

  test("another family's child", async () => {
    expect(refusalOf(await parent.buy({}, 302))).toMatchObject({ httpStatus: 404, message: "childNotFound" });
  });

  test("another's kept card, and one that never was", async () => {
    for (const payment_id of [1, 999_999]) {
      expect(refusalOf(await parent.buy({ payment_id }))).toMatchObject({
        httpStatus: 404,
        message: "paymentMethodNotFound",
      });
    }
  });

  test.each([orderType.apple, orderType.google])(
    "T101: order type %s, by which this provider cannot take money",
    async (payment_method) => {
      const refusal = refusalOf(await parent.buy({ payment_method }));
      expect(refusal).toMatchObject({ httpStatus: 404, message: "paymentMethodNotFound" });
      expect(await parent.orders()).toEqual([]);
    },
  );

  test("a child that is upgraded already", async () => {
    await parent.buyOnPage();
    expect(refusalOf(await parent.buy())).toMatchObject({ httpStatus: 409, message: "alreadyUpgraded" });
  });

  test.each([
    ["ios", orderType.apple],
    ["android", orderType.google],
  ] as const)("a child with a purchase open in the %s app", async (store, type) => {
    await gk.database.insert(orders).values({
      number: `GK-${randomUUID()}`,
      userId: parent.userId,
      childId: parent.childId,
      planId: plan.beginner,
      orderType: type,
      paymentStatus: pending,
      priceCents: 9800,
      discountCents: 0,
      chargeCents: 9800,
      orderedAt: gk.now(),
      payBy: new Date(orderExpiresAt(type, gk.now())),
    });
    expect(refusalOf(await parent.buy())).toMatchObject({ httpStatus: 409, message: `storePurchase.${store}` });
    const current = dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }));
    expect(current).toMatchObject({ next_step: { kind: "store" } });
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: current?.id ?? 0 } })).message).toBe("conflict");

    // It ends by itself, and is not taken for a finished one (decision 77).
    gk.wait({ days: 6, hours: 23 });
    const { client } = { client: await clientOf(gk, parent.userId) };
    const stored = async () => dataOf(await client.getOrder({ params: { id: current?.id ?? 0 } })).payment_status;
    expect(await stored()).toBe(pending);
    gk.wait({ hours: 1 });
    await gk.provider.work();
    expect(await stored()).toBe(canceled);
    answerOf(await client.purchaseSubscription({ params: { id: parent.childId }, body: purchaseBody() }));
  });

  test.each([
    ["no process", { process: "again" }, { process: ["subscription.process.required"] }],
    ["no plan", { plan_id: "" }, { plan_id: ["subscription.plan.required"] }],
    ["T65: a plan with a fraction", { plan_id: 1.5 }, { plan_id: ["subscription.plan.invalid"] }],
    ["an order type of 6", { payment_method: 6 }, { payment_method: ["subscription.paymentMethod.invalid"] }],
  ])("%s", async (_, changes, errors) => {
    expect(refusalOf(await parent.buy(changes))).toMatchObject({ httpStatus: 422, status: -1, errors });
  });
});
