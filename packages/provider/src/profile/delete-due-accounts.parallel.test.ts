import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders, retainedOrders, users } from "../database/schema/index.ts";
import { createGateway } from "../testing/gateway/gateway.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";

const gateway = createGateway();

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses({ cards: gateway.cards });
  await both.free.provider.work();
});

afterAll(() => both.close());

/** What the books say was sold, of accounts that are there and of those that are gone. */
async function sold(): Promise<number> {
  const rows = [
    ...(await both.free.database.select().from(orders).where(eq(orders.paymentStatus, paymentStatus.finished))),
    ...(await both.free.database.select().from(retainedOrders)),
  ];
  return rows.reduce((sum, { chargeCents }) => sum + chargeCents, 0);
}

/** An account whose days of grace are over, and a card. */
async function leaving(parent: Parent) {
  const payment_id = await parent.keepCard();
  const deletionDueAt = both.free.now();
  await both.free.database.update(users).set({ deletionDueAt }).where(eq(users.id, parent.userId));
  return { payment_id, before: (await sold()) - gateway.taken() };
}

test("an account that is due to be deleted while it buys: what was charged stays in the books (decision 16)", () =>
  both.meet({
    given: leaving,
    first: () => both.held.provider.work(),
    second: (parent, { payment_id }) => parent.buy({ payment_id }),
    async check(_, __, { before }) {
      expect((await sold()) - gateway.taken()).toBe(before);
    },
  }));

test("an account that buys while it is due to be deleted waits for its money (decision 16)", () =>
  both.meet({
    given: leaving,
    first: (parent, { payment_id }) => parent.buy({ payment_id }),
    second: () => both.free.provider.work(),
    async check(_, __, { before }) {
      expect((await sold()) - gateway.taken()).toBe(before);
    },
  }));
