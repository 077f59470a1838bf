import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { subscriptions } from "../database/schema/index.ts";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { createGateway } from "../testing/gateway/gateway.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf } from "../testing/provider.ts";

const gateway = createGateway();
/** The keys of the charges that the gateway was asked for. */
let asked: string[] = [];
const charge: typeof gateway.cards.charge = (what) => {
  asked.push(what.key);
  return gateway.cards.charge(what);
};

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses({ cards: { ...gateway.cards, charge } });
  await both.free.provider.work();
});

afterAll(() => both.close());

beforeEach(() => {
  gateway.charges("pays");
  asked = [];
});

/** A plan that renews today. @returns what the gateway has taken before */
async function due(parent: Parent): Promise<number> {
  const paymentMethodId = await parent.keepCard();
  await newPlan(both.free, parent.childId, { paymentMethodId, startedOn: "2026-10-20", endsOn: "2026-11-20" });
  asked = [];
  return gateway.taken();
}

const planOf = async ({ childId }: Parent) => {
  const [plan] = await both.free.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));
  return plan;
};

test("a plan that two processes renew at once is charged once (decision 31)", () =>
  both.meet({
    given: due,
    first: () => both.held.provider.work(),
    second: () => both.free.provider.work(),
    async check(_, parent, before) {
      expect(await parent.orders()).toHaveLength(1);
      expect((await parent.child()).subscription).toMatchObject({ ends_on: "2026-12-20" });
      expect(gateway.taken() - before).toBe(9800);
    },
  }));

test("a try of two processes that is declined is one try", () =>
  both.meet({
    async given(parent) {
      await due(parent);
      gateway.charges("declines");
    },
    first: () => both.held.provider.work(),
    second: () => both.free.provider.work(),
    async check(_, parent) {
      expect(asked).toHaveLength(1);
      expect(await planOf(parent)).toMatchObject({ failedRenewals: 1, retryOn: "2026-11-21", openCharge: null });
    },
  }));

test("a charge whose outcome is not known is asked for once an hour, also where two processes find it", () =>
  both.meet({
    async given(parent) {
      await due(parent);
      gateway.charges("lost after");
      await both.free.provider.work();
      await both.free.database
        .update(subscriptions)
        .set({ askedAt: new Date(both.free.now().getTime() - 60 * 60_000) })
        .where(eq(subscriptions.childId, parent.childId));
      asked = [];
    },
    first: () => both.held.provider.work(),
    second: () => both.free.provider.work(),
    async check(_, parent) {
      expect(asked).toHaveLength(1);
      // Nothing of it is left to be asked for in the next meeting.
      await both.free.database
        .update(subscriptions)
        .set({ openCharge: null, askedAt: null, autoRenew: false })
        .where(eq(subscriptions.childId, parent.childId));
    },
  }));

test("a plan whose auto-renew is turned off at that moment is not charged any more, unless it was being charged", () =>
  both.meet({
    given: due,
    first: () => both.held.provider.work(),
    second: ({ client, childId }) => client.toggleAutoRenew({ params: { id: childId } }),
    async check({ second }, _, before) {
      const { auto_renew, checking, ends_on } = dataOf(second);
      expect(auto_renew).toBe(false);
      const wasCharged = checking === true || ends_on !== "2026-11-20";
      expect(gateway.taken() - before).toBe(wasCharged ? 9800 : 0);
    },
  }));
