import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders, retainedOrders, users } from "../database/schema/index.ts";
import { createGateway } from "../testing/gateway/gateway.ts";
import type { Parent } from "../testing/parent.ts";
import type { TestProvider } from "../testing/provider.ts";
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
    ...(await both.free.database
      .select()
      .from(retainedOrders)
      .where(eq(retainedOrders.paymentStatus, paymentStatus.finished))),
  ];
  return rows.reduce((sum, { chargeCents }) => sum + chargeCents, 0);
}

/** A card, and what the books say beside what was taken. */
const withCard = async (parent: Parent) => ({
  payment_id: await parent.keepCard(),
  before: (await sold()) - gateway.taken(),
});

/** The days of grace of an account are over, as far as this process knows. */
async function end({ provider, database, now }: TestProvider, { userId }: Parent) {
  await database.update(users).set({ deletionDueAt: now() }).where(eq(users.id, userId));
  await provider.work();
}

test("an account that is due to be deleted while it buys: what was charged stays in the books (decision 16)", () =>
  both.meet({
    given: withCard,
    first: (parent) => end(both.held, parent),
    second: (parent, { payment_id }) => parent.buy({ payment_id }),
    async check(_, __, { before }) {
      expect((await sold()) - gateway.taken()).toBe(before);
    },
  }));

test("an account that buys while it is due to be deleted waits for its money (decision 16)", () =>
  both.meet({
    given: withCard,
    first: (parent, { payment_id }) => parent.buy({ payment_id }),
    second: (parent) => end(both.free, parent),
    async check(_, __, { before }) {
      expect((await sold()) - gateway.taken()).toBe(before);
    },
  }));
