import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { openOnPglite } from "../database/pglite.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the seeded database of this run was dumped. */
    seededDump: string;
  }
}

/** An embedded database of its own for a test file, filled from the dump that was made once for the run. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const dump = new Blob([await readFile(inject("seededDump"))]);
  return openOnPglite(await PGlite.create({ loadDataDir: dump }));
}
