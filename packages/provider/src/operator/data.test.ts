import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servicesOf } from "../app.ts";
import { openInMemory } from "../database/pglite.ts";
import { kept } from "../testing/kept.ts";
import { demoAccount, newMember } from "../testing/member.ts";
import { png } from "../testing/pictures.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { operateOnData, readDataArguments } from "./data.ts";

let gk: TestProvider;
let folder: string;

beforeAll(async () => {
  gk = await startProvider();
  folder = await mkdtemp(join(tmpdir(), "gk-data-"));
  const parent = await gk.signIn("premium.parent@gk.example");
  answerOf(await parent.updateProfileImage({ body: { image: new File([png], "me.png", { type: "image/png" }) } }));
});

afterAll(async () => {
  await gk.close();
  await rm(folder, { recursive: true });
});

const operate = (database: TestProvider["database"], ...args: string[]) => {
  const options = { mode: "development", origin: "http://gk.test", log: pino({ level: "silent" }) } as const;
  const open = { database, close: async () => {} };
  const services = servicesOf({ ...options, database: open, clock: gk.now }, new AbortController().signal);
  return operateOnData(readDataArguments(args), services);
};

test("what was saved is there again, all of it and nothing else", async () => {
  const file = join(folder, "saved.gz");
  const before = await kept(gk.database);
  await operate(gk.database, "save", file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await newMember(gk);
  await gk.database.execute(sql`delete from pictures`);
  expect(await kept(gk.database)).not.toEqual(before);
  await operate(gk.database, "load", file, "--replace");
  expect(await kept(gk.database)).toEqual(before);
});

test("an embedded database takes what was saved on a server, and the other way round; new rows are counted on", async () => {
  const file = join(folder, "moved.gz");
  await operate(gk.database, "save", file);
  const other = await openInMemory();
  await operate(other.database, "load", file, "--replace");
  expect(await kept(other.database)).toEqual(await kept(gk.database));
  const moved = await startProvider({ database: other });
  expect((await newMember(moved)).userId).toBeGreaterThan(demoAccount.premium);
  await moved.close();
});

test("a file that breaks a key between tables changes nothing", async () => {
  const file = join(folder, "broken.gz");
  const before = await kept(gk.database);
  await gk.database.execute(sql`alter table children drop constraint children_user_id_users_id_fk`);
  await gk.database.execute(sql`update children set user_id = 999999 where user_id = ${demoAccount.trial}`);
  await operate(gk.database, "save", file);
  await gk.database.execute(sql`update children set user_id = ${demoAccount.trial} where user_id = 999999`);
  await gk.database.execute(
    sql`alter table children add constraint children_user_id_users_id_fk foreign key (user_id) references users(id) on delete cascade`,
  );
  await expect(operate(gk.database, "load", file, "--replace")).rejects.toThrow();
  expect(await kept(gk.database)).toEqual(before);
});

test("a file of another release is refused", async () => {
  const file = join(folder, "older.gz");
  await operate(gk.database, "save", file);
  await gk.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await expect(operate(gk.database, "load", file, "--replace")).rejects.toThrow("of another release");
});

test.each([
  [],
  ["save"],
  ["load", "file"],
  ["save", "file", "--replace"],
  ["drop", "file"],
  ["save", "a", "b"],
  ["load", "file", "--force"],
])("%j is told how the command is used", (...args: string[]) => {
  expect(() => readDataArguments(args)).toThrow("npm run data");
});
