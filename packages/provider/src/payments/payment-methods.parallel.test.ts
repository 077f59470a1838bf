import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentMethods, subscriptions } from "../database/schema/index.ts";
import { newChild } from "../testing/member.ts";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { answerOf, dataOf } from "../testing/provider.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const remove = ({ client }: Parent, id: number) => client.deletePaymentMethod({ params: { id } });
const makeDefault = ({ client }: Parent, payment_id: number) =>
  client.setDefaultPaymentMethod({ body: { payment_id } });
const methodsOf = ({ userId }: Parent) =>
  both.free.database.select().from(paymentMethods).where(eq(paymentMethods.userId, userId));

describe("kept cards, wherever one change comes between the statements of another", () => {
  const twoCards = async (parent: Parent) => ({
    one: await parent.keepCard({ isDefault: true }),
    other: await parent.keepCard({ last4: "1881" }),
  });

  test("both deleted: the one that a renewal needs stays (decision 45)", () =>
    both.meet({
      async given(parent) {
        const cards = await twoCards(parent);
        await newPlan(both.free, parent.childId, { paymentMethodId: cards.one });
        return cards;
      },
      first: (parent, { one }) => remove(parent, one),
      second: (parent, { other }) => remove(parent, other),
      async check({ first, second }, parent) {
        expect([said(first), said(second)].toSorted()).toEqual(["ok", "paymentMethodLast"]);
        expect(await methodsOf(parent)).toMatchObject([{ isDefault: true }]);
      },
    }));

  test("one whose deletion is undone twice is there once", () =>
    both.meet({
      async given(parent) {
        const card = await parent.keepCard({ isDefault: true });
        answerOf(await parent.client.deletePaymentMethod({ params: { id: card } }));
        return card;
      },
      first: ({ client }, id) => client.restorePaymentMethod({ params: { id } }),
      second: ({ client }, id) => client.restorePaymentMethod({ params: { id } }),
      async check({ first, second }, parent) {
        expect([said(first), said(second)]).toEqual(["ok", "ok"]);
        expect(await methodsOf(parent)).toMatchObject([{ isDefault: true }]);
      },
    }));

  test("one comes back while another is made the default: there is one default", () =>
    both.meet({
      async given(parent) {
        const cards = { ...(await twoCards(parent)), third: await parent.keepCard({ last4: "8210" }) };
        await newPlan(both.free, parent.childId, { paymentMethodId: cards.one });
        await remove(parent, cards.one);
        return cards;
      },
      first: ({ client }, { one }) => client.restorePaymentMethod({ params: { id: one } }),
      second: (parent, { third }) => makeDefault(parent, third),
      async check({ first, second }, parent, { third }) {
        expect([said(first), said(second)]).toEqual(["ok", "ok"]);
        expect((await methodsOf(parent)).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: third }]);
        const plans = await both.free.database
          .select()
          .from(subscriptions)
          .where(eq(subscriptions.childId, parent.childId));
        expect(plans).toMatchObject([{ paymentMethodId: third }]);
      },
    }));

  test("both made the default: one is", () =>
    both.meet({
      given: twoCards,
      first: (parent, { one }) => makeDefault(parent, one),
      second: (parent, { other }) => makeDefault(parent, other),
      async check({ first, second }, parent) {
        expect([said(first), said(second)]).toEqual(["ok", "ok"]);
        expect((await methodsOf(parent)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
      },
    }));

  test("the last one deleted while auto-renew comes on: either, and never a renewal without a card", () =>
    both.meet({
      async given(parent) {
        await newPlan(both.free, parent.childId, { autoRenew: false });
        return parent.keepCard({ isDefault: true });
      },
      first: ({ client, childId }) => client.toggleAutoRenew({ params: { id: childId } }),
      second: remove,
      async check({ first, second }, { childId }) {
        expect(["ok paymentMethodLast", "paymentMethodRequired ok"]).toContain(`${said(first)} ${said(second)}`);
        const [plan] = await both.free.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));
        expect(plan?.paymentMethodId === null).toBe(said(second) === "ok");
      },
    }));

  test("auto-renew flipped twice is what it was", () =>
    both.meet({
      async given(parent) {
        await newPlan(both.free, parent.childId, { paymentMethodId: await parent.keepCard({ isDefault: true }) });
      },
      first: ({ client, childId }) => client.toggleAutoRenew({ params: { id: childId } }),
      second: ({ client, childId }) => client.toggleAutoRenew({ params: { id: childId } }),
      async check({ first, second }, { childId }) {
        expect(new Set([dataOf(first).auto_renew, dataOf(second).auto_renew])).toEqual(new Set([false, true]));
        const [plan] = await both.free.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));
        expect(plan).toMatchObject({ autoRenew: true });
      },
    }));

  test("the same new card, given for two children: it is kept once", () =>
    both.meet({
      async given(parent) {
        const sibling = await newChild(both.free, parent.userId);
        for (const id of [parent.childId, sibling]) dataOf(await parent.buy({}, id));
        return { mine: dataOf(await parent.openPage()).url, siblings: dataOf(await parent.openPage(sibling)).url };
      },
      first: (parent, { mine }) => parent.press(mine, "pay"),
      second: (parent, { siblings }) => parent.press(siblings, "pay"),
      async check({ first, second }, parent) {
        expect([first.status, second.status]).toEqual([303, 303]);
        expect(await methodsOf(parent)).toMatchObject([{ isDefault: true }]);
      },
    }));
});
