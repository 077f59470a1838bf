import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { retainedOrders, users } from "../database/schema/index.ts";
import { createGateway, type Gateway } from "../testing/gateway/gateway.ts";
import { operatorOf } from "../testing/operator.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { dataOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let gateway: Gateway;
let parent: Parent;

beforeAll(async () => {
  gateway = createGateway(() => gk.now());
  gk = await startProvider({ cards: gateway.cards });
  await gk.provider.work();
});

beforeEach(async () => {
  gateway.charges("pays");
  await gk.database.delete(retainedOrders);
  parent = await newParent(gk);
});

afterAll(() => gk.close());

const isThere = async () => (await gk.database.$count(users, eq(users.id, parent.userId))) === 1;

const retained = async () => (await gk.database.select().from(retainedOrders)).map((order) => order.paymentStatus);

/** The days of grace are over: the account stays until the gateway, asked again, has said what became of the money. */
async function leaves(kept: keyof typeof paymentStatus, { askedAfterHours = 0 } = {}) {
  await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(eq(users.id, parent.userId));
  await gk.provider.work();
  expect(await isThere()).toBe(true);
  gateway.charges("pays");
  gk.wait({ hours: askedAfterHours });
  await gk.provider.work();
  expect(await isThere()).toBe(false);
  expect(await retained()).toEqual([paymentStatus[kept]]);
}

describe("an account whose days of grace are over waits for its money (decision 16)", () => {
  test("for a charge of which nobody knows what came", async () => {
    gateway.charges("lost after");
    dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
    await leaves("finished");
  });

  test("for money that goes back", async () => {
    const { id } = dataOf(await parent.buy({ payment_id: await parent.keepCard() }));
    gateway.charges("lost before");
    await operatorOf(gk, gateway.cards)("refund", String(id));
    await leaves("refunded");
  });

  test("for a renewal of which nobody knows what came", async () => {
    const paymentMethodId = await parent.keepCard();
    await newPlan(gk, parent.childId, { paymentMethodId, startedOn: "2026-10-20", endsOn: "2026-11-20" });
    gateway.charges("lost after");
    await gk.provider.work();
    await leaves("finished", { askedAfterHours: 1 });
  });
});
