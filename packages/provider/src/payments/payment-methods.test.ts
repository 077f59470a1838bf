import { orderType } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { GatewayCard } from "../checkout/card-gateway.ts";
import { type Member, newChild, newMember } from "../testing/member.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { keepCard } from "./keep-card.ts";

let gk: TestProvider;
let member: Member;
let childId: number;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  member = await newMember(gk);
  childId = await newChild(gk, member.userId);
});

afterAll(() => gk.close());

const card = (isDefault = false, last4 = "4242") => newCard(gk, member.userId, { isDefault, last4 });
const remove = (id: number) => member.client.deletePaymentMethod({ params: { id } });
const methods = async () => dataOf(await member.client.listPaymentMethods({}));
const subscription = async () => dataOf(await member.client.getChild({ params: { id: childId } })).subscription;
const toggle = () => member.client.toggleAutoRenew({ params: { id: childId } });

describe("the default way to pay", () => {
  test("T95: is chosen with its id in the body; the old one is a default no more", async () => {
    const first = await card(true);
    const second = await card(false, "1881");
    answerOf(await member.client.setDefaultPaymentMethod({ body: { payment_id: second } }));
    expect((await methods()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second, true],
      [first, false],
    ]);
  });

  test("is what renewals are charged to from then on", async () => {
    const first = await card(true);
    const second = await card(false, "1881");
    await newPlan(gk, childId, { paymentMethodId: first });
    answerOf(await member.client.setDefaultPaymentMethod({ body: { payment_id: second } }));
    expect(await subscription()).toMatchObject({ payment_method: { id: second, last4: "1881" } });
  });

  test("cannot be another's", async () => {
    const refusal = refusalOf(await member.client.setDefaultPaymentMethod({ body: { payment_id: 1 } }));
    expect(refusal).toMatchObject({ httpStatus: 404, message: "paymentMethodNotFound" });
    expect(await gk.database.select().from(paymentMethods).where(eq(paymentMethods.id, 1))).toMatchObject([
      { isDefault: true },
    ]);
  });
});

describe("deleting a way to pay", () => {
  test("the only one goes while nothing renews", async () => {
    answerOf(await remove(await card(true)));
    expect(await methods()).toEqual([]);
  });

  test("the only one stays while a plan renews, and goes once auto-renew is off (decision 45)", async () => {
    const id = await card(true);
    await newPlan(gk, childId, { paymentMethodId: id });
    expect(refusalOf(await remove(id))).toMatchObject({ httpStatus: 409, message: "paymentMethodLast" });
    answerOf(await toggle());
    answerOf(await remove(id));
  });

  test("the only one that can be charged stays beside an expired one, which may go", async () => {
    const valid = await card(true);
    const expired = await newCard(gk, member.userId, { expMonth: 10, expYear: 2026 });
    await newPlan(gk, childId, { paymentMethodId: valid });
    expect(refusalOf(await remove(valid))).toMatchObject({ httpStatus: 409, message: "paymentMethodLast" });
    answerOf(await remove(expired));
    expect(await methods()).toMatchObject([{ id: valid, is_default: true }]);
  });

  test("where the default goes, one that can be charged becomes it", async () => {
    const [first] = [await card(true), await newCard(gk, member.userId, { expMonth: 10, expYear: 2026 })];
    const valid = await card(false, "1881");
    await newPlan(gk, childId, { paymentMethodId: first });
    answerOf(await remove(first));
    expect(await subscription()).toMatchObject({ payment_method: { id: valid } });
  });

  test("one of two goes, and the other becomes the default and pays the renewal", async () => {
    const first = await card(true);
    const second = await card(false, "1881");
    await newPlan(gk, childId, { paymentMethodId: first });
    answerOf(await remove(first));
    expect(await methods()).toMatchObject([{ id: second, is_default: true }]);
    expect(await subscription()).toMatchObject({ payment_method: { id: second } });
  });

  test("of two deletions at once, one is refused while a plan renews", async () => {
    const both = [await card(true), await card(false, "1881")];
    await newPlan(gk, childId, { paymentMethodId: both[0] });
    const results = await Promise.all(both.map((id) => remove(id)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("another's is unknown", async () => {
    expect(refusalOf(await remove(1))).toMatchObject({ httpStatus: 404, message: "paymentMethodNotFound" });
  });
});

describe("T77: the toggle of auto-renew flips", () => {
  test("off, the plan runs to its end and nothing is charged; on again, it renews", async () => {
    await newPlan(gk, childId, { paymentMethodId: await card(true) });
    const off = answerOf(await toggle());
    expect(off).toMatchObject({ status_code: 200 });
    expect(off.data).toMatchObject({ auto_renew: false, status: "ending", next_bill_on: null, charge_cents: null });
    expect(dataOf(await toggle())).toMatchObject({
      auto_renew: true,
      status: "active",
      next_bill_on: "2026-11-30",
      charge_cents: 9800,
    });
  });

  test("coming on, it takes the default way to pay where the plan has none", async () => {
    const id = await card(true);
    await newPlan(gk, childId, { autoRenew: false });
    expect(dataOf(await toggle())).toMatchObject({ payment_method: { id } });
  });

  test("decision 102: coming on, it takes the default way to pay, also where the plan was bought with another", async () => {
    const boughtWith = await card(false, "1881");
    const id = await card(true);
    await newPlan(gk, childId, { autoRenew: false, paymentMethodId: boughtWith });
    expect(dataOf(await toggle())).toMatchObject({ payment_method: { id } });
  });

  test("coming on without any way to pay is refused, and so it is with one that has expired", async () => {
    const plan = await newPlan(gk, childId, { autoRenew: false });
    expect(refusalOf(await toggle())).toMatchObject({ httpStatus: 409, message: "paymentMethodRequired" });
    const expired = await newCard(gk, member.userId, { expMonth: 10, expYear: 2026, isDefault: true });
    await gk.database.update(subscriptions).set({ paymentMethodId: expired }).where(eq(subscriptions.id, plan));
    expect(refusalOf(await toggle())).toMatchObject({ httpStatus: 409, message: "paymentMethodRequired" });
    const valid = await card(false, "1881");
    expect(dataOf(await toggle())).toMatchObject({ payment_method: { id: valid } });
  });

  test("a plan that does not renew refuses", async () => {
    await newPlan(gk, childId, { planId: 3, endsOn: "2027-10-31", autoRenew: false });
    expect(refusalOf(await toggle())).toMatchObject({ httpStatus: 409, message: "noAutoRenew" });
  });

  test.each([orderType.apple, orderType.google, orderType.octopus])(
    "a plan bought with order type %s refuses (decision 27)",
    async (type) => {
      await card(true);
      await newPlan(gk, childId, { autoRenew: false, orderType: type });
      expect(await subscription()).toMatchObject({ supports_auto_renew: false });
      expect(refusalOf(await toggle()).message).toBe("noAutoRenew");
    },
  );

  test("a child without a plan, or whose plan is over, refuses", async () => {
    expect(refusalOf(await toggle())).toMatchObject({ httpStatus: 409, message: "childNotPremium" });
    await newPlan(gk, childId, { startedOn: "2026-10-19", endsOn: "2026-11-19", autoRenew: false });
    expect(refusalOf(await toggle()).message).toBe("childNotPremium");
    expect(await subscription()).toMatchObject({ status: "expired" });
  });
});

test("decision 102: a kept wallet keeps the token that renewals are charged by where an answer has none", async () => {
  const wallet = (reference: string | null): GatewayCard => ({
    kind: "tapngo",
    brand: null,
    last4: null,
    expMonth: null,
    expYear: null,
    reference,
    customer: null,
  });
  const keep = (reference: string | null) =>
    gk.database.transaction((transaction) => keepCard(transaction, member.userId, wallet(reference), gk.now()));
  const id = await keep("token");
  expect(await keep(null)).toBe(id);
  expect(await gk.database.select().from(paymentMethods).where(eq(paymentMethods.id, id))).toMatchObject([
    { gatewayReference: "token" },
  ]);
  expect(await keep("another")).toBe(id);
});
