import { randomUUID } from "node:crypto";
import { orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outboxMails, payments, users } from "../database/schema/index.ts";
import { addOrder } from "../orders/add-order.ts";
import { createGateway } from "../testing/gateway/gateway.ts";
import { operatorOf } from "../testing/operator.ts";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf } from "../testing/provider.ts";

const { finished, canceled, refunded } = paymentStatus;

const gateway = createGateway();

let both: TwoProcesses;
/** The operator at two machines. */
let one: (...args: string[]) => Promise<string>;
let other: (...args: string[]) => Promise<string>;

beforeAll(async () => {
  both = await startTwoProcesses({ cards: gateway.cards });
  one = operatorOf(both.held, gateway.cards);
  other = operatorOf(both.free, gateway.cards);
});

beforeEach(() => gateway.charges("pays"));

afterAll(() => both.close());

const bought = async (parent: Parent) => {
  const { id } = dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
  return { id: String(id), taken: gateway.taken(), movements: gateway.movements.length };
};

/** An order of the month that ends today, whose plan renews; and a card to charge. */
async function renewingToday(parent: Parent): Promise<string> {
  const { database, now } = both.free;
  const paymentMethodId = await parent.keepCard();
  const month = { startedOn: "2026-10-20", endsOn: "2026-11-20" } as const;
  await newPlan(both.free, parent.childId, { paymentMethodId, ...month });
  const order = await addOrder(database, {
    userId: parent.userId,
    childId: parent.childId,
    planId: 1,
    orderType: orderType.card,
    paymentStatus: finished,
    priceCents: 9800,
    discountCents: 0,
    chargeCents: 9800,
    orderedAt: now(),
    paidAt: now(),
    startsOn: month.startedOn,
    endsOn: month.endsOn,
  });
  await database.insert(payments).values({
    id: randomUUID(),
    kind: "charge",
    orderId: order.id,
    amountCents: 9800,
    receivedAt: now(),
  });
  return String(order.id);
}

async function mailsTo({ userId }: Parent) {
  await Promise.all([both.held.provider.settled(), both.free.provider.settled()]);
  const sent = await both.free.database
    .select({ subject: outboxMails.subject })
    .from(outboxMails)
    .innerJoin(users, eq(users.email, outboxMails.recipient))
    .where(eq(users.id, userId));
  return sent.map(({ subject }) => subject);
}

describe("an order's money that is given back, wherever one comes between the statements of another", () => {
  test("twice: it goes back once, and one mail says so", () =>
    both.meet({
      given: bought,
      first: (_, { id }) => one("refund", id),
      second: (_, { id }) => other("refund", id),
      async check({ first, second }, parent, { taken, movements }) {
        for (const said of [first, second]) expect(said).toMatch(/refunded|nothing to give back/);
        expect(gateway.taken()).toBe(taken - 26_800);
        expect(gateway.movements).toHaveLength(movements + 1);
        expect(await parent.orders()).toMatchObject([{ paymentStatus: refunded }]);
        expect((await mailsTo(parent)).filter((subject) => subject.includes("refund"))).toHaveLength(1);
      },
    }));

  test("with the plan and without: one of both", () =>
    both.meet({
      given: bought,
      first: (_, { id }) => one("refund", id),
      second: (_, { id }) => other("refund", id, "--keep-plan"),
      async check({ first, second }, parent, { taken }) {
        const isEnded = /refunded/.test(first) && !/plan goes on/.test(first);
        expect(first + second).toMatch(/nothing to give back|refunded/);
        expect(gateway.taken()).toBe(taken - 26_800);
        expect((await parent.child()).is_premium).toBe(!isEnded);
      },
    }));

  test("with a plan that renews at that moment: it ends, or has the month that was charged", () =>
    both.meet({
      given: renewingToday,
      first: (_, id) => one("refund", id),
      second: () => both.free.provider.work(),
      async check({ first }, parent) {
        expect(first).toMatch(/wait until|refunded/);
        const isCharged = (await parent.orders()).length === 2;
        const { is_premium, subscription } = await parent.child();
        expect([is_premium, subscription?.ends_on]).toEqual([isCharged, isCharged ? "2026-12-20" : "2026-11-20"]);
      },
    }));

  test("while the work of two processes goes on with it: once, and one mail says so", () =>
    both.meet({
      async given(parent) {
        const order = await bought(parent);
        gateway.charges("lost before");
        await other("refund", order.id);
        gateway.charges("pays");
        return order;
      },
      first: () => both.held.provider.work(),
      second: () => both.free.provider.work(),
      async check(_, parent, { taken }) {
        expect(gateway.taken()).toBe(taken - 26_800);
        expect(await parent.orders()).toMatchObject([{ paymentStatus: refunded }]);
        expect((await mailsTo(parent)).filter((subject) => subject.includes("refund"))).toHaveLength(1);
      },
    }));
});

describe("money that the operator saw come in by Octopus, wherever one comes between the statements of another", () => {
  const ordered = async (parent: Parent) => String(dataOf(await parent.buy({ payment_method: orderType.octopus })).id);
  const confirm = (operate: typeof one, id: string) => operate("confirm", id, "--received", "268");

  test("twice: it opens one plan and has one receipt", () =>
    both.meet({
      given: ordered,
      first: (_, id) => confirm(one, id),
      second: (_, id) => confirm(other, id),
      async check({ first, second }, parent) {
        for (const said of [first, second]) expect(said).toContain("kept");
        expect(await parent.orders()).toMatchObject([{ paymentStatus: finished }]);
        expect(await mailsTo(parent)).toHaveLength(1);
      },
    }));

  test("while the order is canceled: it opens the plan, or is owed back", () =>
    both.meet({
      given: ordered,
      first: (_, id) => confirm(one, id),
      second: ({ client }, id) => client.cancelOrder({ params: { id: Number(id) } }),
      async check({ first }, parent) {
        const [order] = await parent.orders();
        expect([finished, canceled]).toContain(order?.paymentStatus);
        expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
        expect(first).toContain(order?.paymentStatus === finished ? "kept" : "came in after the order had ended");
      },
    }));
});
