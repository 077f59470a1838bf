import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openOnPglite } from "../../database/pglite.ts";
import { seed } from "../../seed/seed.ts";
import { testSeed } from "../day.ts";

/** Seeds an embedded database once for all test files, which begin with its dump. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "gk-seeded-"));
  const dump = join(directory, "database.tar");
  const pglite = await PGlite.create();
  const open = await openOnPglite(pglite);
  await seed(open.database, testSeed);
  await writeFile(dump, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await open.close();
  project.provide("seededSource", { dump });
  return () => rm(directory, { recursive: true });
}
