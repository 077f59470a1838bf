import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { newSeededDatabase } from "../testing/database.ts";
import { png } from "../testing/pictures.ts";
import { wireTo, type Wire } from "../testing/postgres/wire.ts";
import { answerOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { openDatabase } from "./open.ts";

let wire: Wire;
let gk: TestProvider;
let drop: () => Promise<void>;
let serverUrl: string;

beforeAll(async () => {
  ({ url: serverUrl, drop } = await newSeededDatabase());
  wire = await wireTo(serverUrl);
  gk = await startProvider({ database: await openDatabase({ url: wire.url }) });
});

afterEach(async () => {
  // Whatever a test has lost is there again for the next.
  await gk.database.execute(sql`select 1`).catch(() => undefined);
});

afterAll(async () => {
  await gk.close();
  await wire.cut();
  await drop();
});

/** Ends the connections to the database as an operator's restart of the server does. */
async function endConnections() {
  const operator = new Client({ connectionString: serverUrl });
  await operator.connect();
  await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await operator.end();
}

const plans = async () => answerOf(await gk.client().listPlans());

test("losing idle connections ends nothing: the next call has another one", async () => {
  await Promise.all([plans(), plans(), plans()]);
  await endConnections();
  await expect.poll(plans).toMatchObject({ status: 1 });
});

test("losing a connection within a transaction fails that transaction alone", async () => {
  const lost = gk.database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    await endConnections();
    // The server's last words arrive while nothing is asked.
    await new Promise((resolve) => setImmediate(resolve));
    await transaction.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  await expect.poll(plans).toMatchObject({ status: 1 });
});

test("while there is no database every call says so and when to ask again; then all is as before", async () => {
  await wire.cut();
  const lost = await gk.client().listPlans();
  const raw = await gk.fetch("/web/plans/web");
  const missing = await gk.provider.missing();
  await wire.mend();
  expect(refusalOf(lost)).toEqual({ httpStatus: 503, status: 0, message: "server", retry_after: 5 });
  expect(raw.headers.get("Retry-After")).toBe("5");
  expect(missing).toEqual(["database"]);
  await expect.poll(plans).toMatchObject({ status: 1 });
  await expect.poll(() => gk.provider.missing()).toEqual([]);
});

test("a server without room on its disk is no fault of the call's: 503, and nothing is kept", async () => {
  const parent = await gk.signIn("premium.parent@gk.example");
  await gk.database.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await gk.database.execute(sql`create trigger no_room before insert on pictures execute function no_room()`);
  const refused = await parent.updateProfileImage({
    body: { image: new File([png], "me.png", { type: "image/png" }) },
  });
  await gk.database.execute(sql`drop function no_room cascade`);
  expect(refusalOf(refused)).toMatchObject({ httpStatus: 503, message: "server" });
});

test("a start waits for the database, and says once that it does", async () => {
  await wire.cut();
  const said: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => said.push(line) });
  const opening = openDatabase({ url: wire.url }, { log });
  await expect.poll(() => said).toHaveLength(1);
  await wire.mend();
  const open = await opening;
  await open.close();
  expect(said).toEqual([expect.stringContaining("waiting for the database")]);
});

test("a start does not wait for a database that will not come: a wrong password ends it", async () => {
  const url = new URL(serverUrl);
  url.password = "wrong";
  await expect(openDatabase({ url: url.href })).rejects.toThrow(/password authentication failed/);
});
