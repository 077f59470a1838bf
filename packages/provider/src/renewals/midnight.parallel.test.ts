import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscriptions } from "../database/schema/index.ts";
import { createGateway } from "../testing/gateway/gateway.ts";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";

const gateway = createGateway();

/** For the one it is a minute past midnight, for the other a minute before. */
let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses({ cards: gateway.cards });
  both.held.wait({ hours: 12, minutes: 1 });
  both.free.wait({ hours: 11, minutes: 59 });
  await both.free.provider.work();
});

afterAll(() => both.close());

/** A plan whose last day is the one that ends. */
const lastDay = async (parent: Parent, autoRenew: boolean) => {
  const paymentMethodId = await parent.keepCard();
  const days = { startedOn: "2026-10-20", endsOn: "2026-11-20" } as const;
  await newPlan(both.free, parent.childId, { paymentMethodId, ...days, autoRenew });
};

const planOf = async ({ childId }: Parent) => {
  const [plan] = await both.free.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));
  return plan;
};

test("a try whose outcome is not known is not followed by another of the next day", () =>
  both.meet({
    async given(parent) {
      await lastDay(parent, true);
      gateway.charges("lost after");
      return gateway.taken();
    },
    first: () => both.held.provider.work(),
    second: () => both.free.provider.work(),
    async check(_, parent, before) {
      gateway.charges("pays");
      expect(gateway.taken() - before).toBe(9800);
      expect((await planOf(parent))?.triedOn).toBe((await planOf(parent))?.openCharge?.key.slice(-10));
    },
  }));

test("a plan whose auto-renew is turned on at the last moment does not end: it was said to go on", () =>
  both.meet({
    given: (parent) => lastDay(parent, false),
    first: () => both.held.provider.work(),
    second: ({ client, childId }) => client.toggleAutoRenew({ params: { id: childId } }),
    async check({ second }, parent) {
      expect(["ok", "childNotPremium"]).toContain(said(second));
      expect((await planOf(parent))?.status).toBe(said(second) === "ok" ? "active" : "expired");
    },
  }));
