import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { dueOn, subscriptions, users } from "./schema/index.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

/** A plan is not deleted, and what an earlier version kept as files is taken in by a start. */
const fewRows = ["picture_files", "promotion_code_plans"];

test("whatever goes with a row that is deleted is found by an index, and so is what a child has", async () => {
  const { rows } = (await gk.database.execute(sql`
    select key.conrelid::regclass::text || '.' || owner.attname as named
    from pg_constraint key
    join pg_attribute owner on owner.attrelid = key.conrelid and owner.attnum = key.conkey[1]
    where key.contype = 'f' and key.confdeltype in ('c', 'n') and not exists (
      select 1 from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1] and indpred is null
    )`)) as { rows: { named: string }[] };
  const named = rows.map((row) => row.named);
  expect(named.filter((name) => !fewRows.some((table) => name.startsWith(`${table}.`)))).toEqual([]);
});

/** By which indexes the database goes where it may not look at all rows. */
const planOf = (query: SQL): Promise<string> =>
  gk.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const { rows } = (await transaction.execute(sql`explain ${query}`)) as { rows: object[] };
    return rows.map((row) => String(Object.values(row)[0])).join("\n");
  });

const asked = sql`${subscriptions.openCharge} is not null and ${subscriptions.askedAt} <= now()`;

test.each([
  [
    "plans that renew",
    ["subscriptions_next", "subscriptions_asked"],
    sql`${subscriptions}
    where ${dueOn(subscriptions)} <= current_date or (${asked})`,
  ],
  ["plans that are over", ["subscriptions_next"], sql`${subscriptions} where ${dueOn(subscriptions)} < current_date`],
  ["accounts to delete", ["users_deletion"], sql`${users} where ${users.deletionDueAt} <= now()`],
])("the work of each minute finds %s among all by %j", async (_, indexes, from) => {
  const plan = await planOf(sql`select * from ${from}`);
  for (const index of indexes) expect(plan).toContain(index);
});
