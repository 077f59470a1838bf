import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Services } from "../http/services.ts";
import { OperatorError } from "./operator-error.ts";

const USAGE = `Saves everything that the database holds into a file, or puts a database back to what a file holds.

  npm run data -w @gk/provider -- save <file>
  npm run data -w @gk/provider -- load <file> --replace

A file that was saved from the embedded database can be loaded into PostgreSQL, and the other way round. It holds what
families told us: keep it as safe as the database. Loading takes everything away that is there before, all or nothing, and
needs the release that has saved. Saving needs no pause on PostgreSQL.
An embedded database (no DATABASE_URL) belongs to one process: stop the server first.`;

/** What an operator asks about the data as a whole. */
type AskedOfData = { readonly command: "save" | "load"; readonly file: string };

/** How many rows are read or written in one go. */
const ROWS = 200;

/**
 * Reads what an operator asks about the data as a whole.
 *
 * @errors says how the command is used
 */
export function readDataArguments(args: readonly string[]): AskedOfData {
  const { positionals, replace } = parse(args);
  const [command, file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new OperatorError(USAGE);
  if (command === "save" && !replace) return { command, file };
  // Whoever takes everything away has said so.
  if (command === "load" && replace) return { command, file };
  throw new OperatorError(USAGE);
}

function parse(args: readonly string[]) {
  try {
    const options = { replace: { type: "boolean", default: false } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { positionals, replace: values.replace };
  } catch {
    throw new OperatorError(USAGE);
  }
}

/**
 * Does what an operator asks about the data as a whole, and answers with how much there was.
 *
 * @errors an {@link OperatorError} says what can't be done
 */
export async function operateOnData({ command, file }: AskedOfData, { database }: Services): Promise<string> {
  const rows = await (command === "save" ? save : load)(database, file);
  return `${command === "save" ? "Saved" : "Loaded"} ${rows} rows.`;
}

/** The first line of a file, then one a row. */
interface Head {
  readonly migration: number;
}

interface Line {
  readonly table: string;
  readonly row: object;
}

/** All tables as they are at one moment. */
async function save(database: Database, file: string): Promise<number> {
  let count = 0;
  const lines = async function* (transaction: Database) {
    yield line({ migration: await newestMigration(transaction) } satisfies Head);
    for (const table of await tablesOf(transaction)) {
      await transaction.execute(
        sql`declare saved cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t`,
      );
      for (let rows = [{}]; rows.length > 0; count += rows.length) {
        rows = await rowsOf(transaction, sql`fetch ${sql.raw(String(ROWS))} from saved`);
        for (const { row } of rows as { row: object }[]) yield line({ table, row } satisfies Line);
      }
      await transaction.execute(sql`close saved`);
    }
  };
  await database.transaction(
    (transaction) => pipeline(lines(transaction), createGzip(), createWriteStream(file, { mode: 0o600 })),
    { isolationLevel: "repeatable read" },
  );
  return count;
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

/** Keys between tables are put aside meanwhile, and hold again, or refuse the file, before anything is kept. */
async function load(database: Database, file: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })[Symbol.asyncIterator]();
    const head = JSON.parse(String((await lines.next()).value)) as Head;
    if (head.migration !== (await newestMigration(transaction))) {
      throw new OperatorError(
        "The file is of another release. Load it with that one; a newer one brings it up to date.",
      );
    }
    const tables = await tablesOf(transaction);
    const keys = await foreignKeys(transaction);
    for (const { owner, name } of keys)
      await transaction.execute(sql.raw(`alter table ${owner} drop constraint ${name}`));
    await transaction.execute(
      sql`truncate ${sql.join(
        tables.map((table) => sql.identifier(table)),
        sql`, `,
      )}`,
    );
    const count = await insertAll(transaction, lines);
    await continueNumbers(transaction);
    for (const { owner, name, rule } of keys) {
      await transaction.execute(sql.raw(`alter table ${owner} add constraint ${name} ${rule}`));
    }
    return count;
  });
}

async function insertAll(transaction: Database, lines: AsyncIterator<string>): Promise<number> {
  let count = 0;
  let table = "";
  let rows: object[] = [];
  const insert = async () => {
    if (rows.length === 0) return;
    const name = sql.identifier(table);
    await transaction.execute(
      sql`insert into ${name} overriding system value
        select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
    );
    count += rows.length;
    rows = [];
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const { table: of, row } = JSON.parse(next.value) as Line;
    if (of !== table || rows.length === ROWS) await insert();
    table = of;
    rows.push(row);
  }
  await insert();
  return count;
}

/** New rows are counted on from the highest that was loaded. */
async function continueNumbers(transaction: Database): Promise<void> {
  const numbered = await rowsOf<{ table: string; column: string }>(
    transaction,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of numbered) {
    const name = sql.identifier(column);
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), coalesce(max(${name}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
  }
}

async function tablesOf(transaction: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    transaction,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  return tables.map(({ name }) => name);
}

/** The keys between tables, as the database words them. */
const foreignKeys = (transaction: Database) =>
  rowsOf<{ owner: string; name: string; rule: string }>(
    transaction,
    sql`select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );

async function newestMigration(transaction: Database): Promise<number> {
  const [row] = await rowsOf<{ at: string }>(
    transaction,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(row?.at);
}

/** Both drivers answer with `rows`. */
async function rowsOf<Row extends object>(transaction: Database, query: SQL): Promise<Row[]> {
  return ((await transaction.execute(query)) as { rows: Row[] }).rows;
}
