import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { openOnPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { copyTemplate, dropCopy } from "./template.ts";

/** What the run's setup made: the dump of a seeded embedded database, or a seeded database to copy on a server. */
type SeededSource = { readonly dump: string } | { readonly url: string };

declare module "vitest" {
  interface ProvidedContext {
    seededSource: SeededSource;
  }
}

/** A seeded database of its own for a test file: embedded, or on the server of `DATABASE_URL`. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const source = inject("seededSource");
  return "dump" in source ? openDump(source.dump) : openCopy(source.url);
}

async function openDump(path: string): Promise<OpenDatabase> {
  const dump = new Blob([await readFile(path)]);
  return openOnPglite(await PGlite.create({ loadDataDir: dump }));
}

async function openCopy(serverUrl: string): Promise<OpenDatabase> {
  const name = `gk_test_${randomUUID().replaceAll("-", "")}`;
  const open = await openPostgres(await copyTemplate(serverUrl, name));
  return {
    database: open.database,
    async close() {
      await open.close();
      await dropCopy(serverUrl, name);
    },
  };
}
