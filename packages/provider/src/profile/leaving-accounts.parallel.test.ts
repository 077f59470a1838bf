import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders, retainedOrders, users } from "../database/schema/index.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import type { TestProvider } from "../testing/provider.ts";
import { deleteDueAccounts } from "./delete-due-accounts.ts";

let both: TwoProcesses;
let said: string[] = [];

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

const log = pino({ level: "error" }, { write: (line: string) => said.push(line) });
const work = (gk: TestProvider) => deleteDueAccounts({ database: gk.database, log }, gk.now());
const accountOf = ({ userId }: Parent) => eq(users.id, userId);

/** A parent with an order that is paid, who leaves now. */
async function leave(parent: Parent): Promise<string> {
  said = [];
  await parent.buyOnPage();
  const [order] = await both.free.database.select().from(orders).where(eq(orders.userId, parent.userId));
  await both.free.database.update(users).set({ deletionDueAt: both.free.now() }).where(accountOf(parent));
  return order?.number ?? "";
}

test("an account that two processes delete at once is deleted once, and its orders are retained once", () =>
  both.meet({
    given: leave,
    first: () => work(both.held),
    second: () => work(both.free),
    async check(_, parent, number) {
      expect(said).toEqual([]);
      expect(await both.free.database.$count(users, accountOf(parent))).toBe(0);
      expect(await both.free.database.$count(retainedOrders, eq(retainedOrders.number, number))).toBe(1);
    },
  }));

test("an account whose owner signs in at the last moment stays", () =>
  both.meet({
    given: leave,
    first: () => work(both.held),
    second: (parent) =>
      both.free.database.update(users).set({ deletionDueAt: null }).where(accountOf(parent)).returning(),
    async check({ second: kept }, parent, number) {
      expect(await both.free.database.$count(users, accountOf(parent))).toBe(kept.length);
      expect(await both.free.database.$count(retainedOrders, eq(retainedOrders.number, number))).toBe(1 - kept.length);
    },
  }));
