import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outboxMails, users } from "../database/schema/index.ts";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
  await both.free.provider.work();
});

afterAll(() => both.close());

async function subjectsTo({ userId }: Parent) {
  return both.free.database
    .select({ subject: outboxMails.subject, times: count() })
    .from(outboxMails)
    .innerJoin(users, eq(users.email, outboxMails.recipient))
    .where(eq(users.id, userId))
    .groupBy(outboxMails.subject);
}

const work = {
  first: () => both.held.provider.work(),
  second: () => both.free.provider.work(),
};

/** The tests' day is 20 November 2026. */
describe("two processes that work at once", () => {
  test("try a renewal that fails once, and say so once", () =>
    both.meet({
      ...work,
      given: (parent) => newPlan(both.free, parent.childId, { startedOn: "2026-10-20", endsOn: "2026-11-20" }),
      async check(_, parent) {
        expect(await subjectsTo(parent)).toEqual([{ subject: "We couldn’t renew the plan for Ming Ming", times: 1 }]);
        expect((await parent.child()).subscription).toMatchObject({ status: "pastDue" });
      },
    }));

  test("announce a renewal once", () =>
    both.meet({
      ...work,
      async given(parent) {
        const paymentMethodId = await parent.keepCard();
        return newPlan(both.free, parent.childId, { paymentMethodId, startedOn: "2026-10-25", endsOn: "2026-11-25" });
      },
      async check(_, parent) {
        expect(await subjectsTo(parent)).toEqual([
          { subject: "The plan for Ming Ming renews on 25 November 2026", times: 1 },
        ]);
      },
    }));

  test("end a plan once, and say so once", () =>
    both.meet({
      ...work,
      given: (parent) =>
        newPlan(both.free, parent.childId, { startedOn: "2026-10-19", endsOn: "2026-11-19", autoRenew: false }),
      async check(_, parent) {
        expect(await subjectsTo(parent)).toEqual([{ subject: "The plan for Ming Ming has ended", times: 1 }]);
      },
    }));
});

test("turning auto-renew off while a renewal fails leaves no try to come", () =>
  both.meet({
    async given(parent) {
      await parent.keepCard({ last4: "0341" });
      return newPlan(both.free, parent.childId, { startedOn: "2026-10-20", endsOn: "2026-11-20" });
    },
    first: () => both.held.provider.work(),
    second: (parent) => parent.client.toggleAutoRenew({ params: { id: parent.childId } }),
    async check(_, parent) {
      const { subscription } = await parent.child();
      expect(subscription).toMatchObject({ status: "ending", auto_renew: false, next_bill_on: null });
    },
  }));
