import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "./database/schema/index.ts";
import { newMember } from "./testing/member.ts";
import { startProvider, type TestProvider } from "./testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

/** A member whose account is to be deleted now. */
async function leaving() {
  const { userId } = await newMember(gk);
  await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(eq(users.id, userId));
  return userId;
}

test("what fails for one account stops neither the others nor what is due after it", async () => {
  const [stuck, other] = [await leaving(), await leaving()];
  await gk.database.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await gk.database.execute(sql`create trigger stuck before delete on users for each row
    when (old.id = ${sql.raw(String(stuck))}) execute function refuse()`);
  await gk.database.execute(sql`create trigger broken before update on orders execute function refuse()`);
  await gk.provider.work();
  const left = await gk.database
    .select()
    .from(users)
    .where(inArray(users.id, [stuck, other]));
  expect(left.map(({ id }) => id)).toEqual([stuck]);
  expect(gk.logged()).toContain("an account was not deleted");

  await gk.database.execute(sql`drop function refuse cascade`);
  await gk.provider.work();
  expect(await gk.database.$count(users, eq(users.id, stuck))).toBe(0);
});

test("what fails as a whole stops nothing that is due after it", async () => {
  const userId = await leaving();
  await gk.database.execute(sql`alter table payments rename to payments_away`);
  await gk.database.execute(sql`alter table subscriptions rename column open_charge to open_charge_away`);
  await gk.provider.work();
  expect(gk.logged()).toContain("due work failed");
  await gk.database.execute(sql`alter table subscriptions rename column open_charge_away to open_charge`);
  await gk.database.execute(sql`alter table payments_away rename to payments`);
  await gk.provider.work();
  expect(await gk.database.$count(users, eq(users.id, userId))).toBe(0);
});
