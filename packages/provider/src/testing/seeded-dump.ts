import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openOnPglite } from "../database/pglite.ts";
import { seed } from "../seed/seed.ts";
import { seedDay } from "./day.ts";

/** Makes the seeded database once for all test files, and removes its dump after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "gk-seeded-"));
  const pglite = await PGlite.create();
  const open = await openOnPglite(pglite);
  await seed(open.database, { today: seedDay, demoAccounts: true });
  const dump = join(directory, "database.tar");
  await writeFile(dump, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await open.close();
  project.provide("seededDump", dump);
  return () => rm(directory, { recursive: true });
}
