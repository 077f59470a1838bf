import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const missing = () => gk.provider.missing();
const applied = sql`drizzle.__drizzle_migrations`;
const newest = sql`select max(created_at) from ${applied}`;

test("a provider on its own schema lacks nothing", async () => {
  expect(await missing()).toEqual([]);
});

test("a newer schema lacks nothing: a release is started beside the one before it", async () => {
  await gk.database.execute(sql`insert into ${applied} (hash, created_at) values ('newer', (${newest}) + 1)`);
  expect(await missing()).toEqual([]);
});

test("an older schema lacks migrations, as after a restored backup", async () => {
  await gk.database.execute(sql`delete from ${applied} where created_at in (${newest})`);
  await gk.database.execute(sql`delete from ${applied} where created_at in (${newest})`);
  expect(await missing()).toEqual(["migrations"]);
});

test("a database that holds nothing is none", async () => {
  await gk.database.execute(sql`drop schema drizzle cascade`);
  expect(await missing()).toEqual(["database"]);
});
