import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { openOnPglite } from "../database/pglite.ts";
import { openPatiently } from "./postgres/patient.ts";
import { dropDatabase, newDatabase, type TestDatabase } from "./postgres/template.ts";

/** What the run's setup made: the dump of a seeded embedded database, or a seeded database to copy on a server. */
type SeededSource = { readonly dump: string } | { readonly serverUrl: string; readonly template: string };

declare module "vitest" {
  interface ProvidedContext {
    seededSource: SeededSource;
  }
}

/** A seeded database of its own for a test file: embedded, or on a server. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const source = inject("seededSource");
  return "dump" in source ? openDump(source.dump) : openCopy();
}

async function openDump(path: string): Promise<OpenDatabase> {
  const dump = new Blob([await readFile(path)]);
  return openOnPglite(await PGlite.create({ loadDataDir: dump }));
}

async function openCopy(): Promise<OpenDatabase> {
  const { url, drop } = await newSeededDatabase();
  const open = await openPatiently(url);
  return {
    database: open.database,
    async close() {
      await open.close();
      await drop();
    },
  };
}

/** A database on a server, which several processes may open. */
interface ServerDatabase {
  readonly url: string;
  drop(this: void): Promise<void>;
}

/** A seeded database of its own for a test file, on a server. */
export async function newSeededDatabase(): Promise<ServerDatabase> {
  const { serverUrl, template } = server();
  return droppable(serverUrl, await newDatabase(serverUrl, template));
}

/** A database without tables, on a server. */
export async function newEmptyDatabase(): Promise<ServerDatabase> {
  const { serverUrl } = server();
  return droppable(serverUrl, await newDatabase(serverUrl));
}

function server() {
  const source = inject("seededSource");
  if ("dump" in source) throw new Error("Only a server has databases that several processes may open.");
  return source;
}

const droppable = (serverUrl: string, { name, url }: TestDatabase): ServerDatabase => ({
  url,
  drop: () => dropDatabase(serverUrl, name),
});
