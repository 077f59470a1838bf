import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openOnPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { type SeedOptions, seed } from "../seed/seed.ts";
import { seedDay } from "./day.ts";
import { makeTemplate } from "./template.ts";

const options: SeedOptions = { today: seedDay, demoAccounts: true };

/** Makes the seeded database once for all test files: on the server of `DATABASE_URL` where that is set. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = env["DATABASE_URL"];
  return url === undefined ? seedEmbedded(project) : seedServer(project, url);
}

async function seedServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const open = await openPostgres(await makeTemplate(url));
  await seed(open.database, options);
  await open.close();
  project.provide("seededSource", { url });
  return () => Promise.resolve();
}

async function seedEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "gk-seeded-"));
  const dump = join(directory, "database.tar");
  const pglite = await PGlite.create();
  const open = await openOnPglite(pglite);
  await seed(open.database, options);
  await writeFile(dump, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await open.close();
  project.provide("seededSource", { dump });
  return () => rm(directory, { recursive: true });
}
