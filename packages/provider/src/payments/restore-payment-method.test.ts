import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods, subscriptions } from "../database/schema/index.ts";
import { clientOf, type Member, newChild, newMember } from "../testing/member.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

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
const restore = (id: number, { client } = member) => client.restorePaymentMethod({ params: { id } });
const makeDefault = (payment_id: number) => member.client.setDefaultPaymentMethod({ body: { payment_id } });
const methods = async () =>
  dataOf(await member.client.listPaymentMethods({})).map(({ id, is_default }) => [id, is_default]);
const charged = async (plan: number) => {
  const [row] = await gk.database.select().from(subscriptions).where(eq(subscriptions.id, plan));
  return row?.paymentMethodId;
};

describe("undoing the deletion of a way to pay (decision 106)", () => {
  test("brings back the only one, as the default", async () => {
    const id = await card(true);
    const { data } = answerOf(await remove(id));
    expect(data?.undo_until).toBe(new Date(gk.now().getTime() + 24 * 60 * 60_000).toISOString());
    expect(await methods()).toEqual([]);
    answerOf(await restore(id));
    expect(await methods()).toEqual([[id, true]]);
  });

  test("changes back what the deletion changed: the default, and what each plan is charged to", async () => {
    const [first, second, third] = [await card(true), await card(false, "1881"), await card(false, "8210")];
    const plan = await newPlan(gk, childId, { paymentMethodId: first });
    const siblings = await newPlan(gk, await newChild(gk, member.userId), { paymentMethodId: third });
    const ended = await newPlan(gk, await newChild(gk, member.userId), { paymentMethodId: first, autoRenew: false });
    answerOf(await remove(first));
    expect([await charged(plan), await charged(siblings), await charged(ended)]).toEqual([second, second, null]);
    answerOf(await restore(first));
    expect([await charged(plan), await charged(siblings), await charged(ended)]).toEqual([first, third, first]);
    expect(await methods()).toEqual([
      [first, true],
      [second, false],
      [third, false],
    ]);
  });

  test("leaves alone what was chosen since", async () => {
    const [first, , third] = [await card(true), await card(false, "1881"), await card(false, "8210")];
    const plan = await newPlan(gk, childId, { paymentMethodId: first });
    answerOf(await remove(first));
    answerOf(await makeDefault(third));
    answerOf(await restore(first));
    expect(await charged(plan)).toBe(third);
    expect((await methods())[0]).toEqual([third, true]);
  });

  test("charges nothing to a card that is gone as well", async () => {
    const [first, second, third] = [await card(true), await card(false, "1881"), await card(false, "8210")];
    const plan = await newPlan(gk, childId, { paymentMethodId: third });
    answerOf(await remove(first));
    answerOf(await remove(third));
    answerOf(await restore(first));
    expect(await charged(plan)).toBe(second);
  });

  test("a renewal that is due meanwhile is charged to another card, and the next one to it again", async () => {
    const [first, second] = [await card(true), await card(false, "1881")];
    const plan = await newPlan(gk, childId, { paymentMethodId: first, endsOn: "2026-11-20" });
    answerOf(await remove(first));
    await gk.provider.work();
    await gk.provider.settled();
    const [order] = dataOf(await member.client.listOrders({ query: {} }));
    expect(order?.card).toEqual({ brand: "visa", last4: "1881" });
    expect(await charged(plan)).toBe(second);
    answerOf(await restore(first));
    expect(await charged(plan)).toBe(first);
  });

  test("done twice, or after the same card was stored anew, leaves it there once", async () => {
    const id = await card(true);
    answerOf(await remove(id));
    answerOf(await restore(id));
    answerOf(await restore(id));
    expect(await methods()).toEqual([[id, true]]);
    answerOf(await remove(id));
    const anew = await card(true);
    answerOf(await restore(id));
    expect(await methods()).toEqual([[anew, true]]);
  });

  test("is refused after a day, for another's, and for what was never deleted", async () => {
    const id = await card(true);
    answerOf(await remove(id));
    const other = await newMember(gk);
    const gone = { httpStatus: 404, message: "paymentMethodNotFound" };
    expect(refusalOf(await restore(id, other))).toMatchObject(gone);
    expect(refusalOf(await restore(id + 1000))).toMatchObject(gone);
    gk.wait({ hours: 24 });
    const later = { ...member, client: await clientOf(gk, member.userId) };
    expect(refusalOf(await restore(id, later))).toMatchObject(gone);
    expect(await gk.database.$count(paymentMethods, eq(paymentMethods.userId, member.userId))).toBe(0);
  });
});
