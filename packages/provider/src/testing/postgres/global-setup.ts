import { env } from "node:process";
import type { TestProject } from "vitest/node";
import { openPostgres } from "../../database/postgres.ts";
import { seed } from "../../seed/seed.ts";
import { testSeed } from "../day.ts";
import { type PostgresServer, startPostgres } from "./server.ts";
import { dropDatabase, newDatabase } from "./template.ts";

/** Seeds a database once for all test files, which copy it: on the server of `DATABASE_URL`, or on one of the run's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = givenServer() ?? (await startPostgres());
  try {
    const template = await newDatabase(server.url);
    const open = await openPostgres(template.url);
    await seed(open.database, testSeed);
    await open.close();
    project.provide("seededSource", { serverUrl: server.url, template: template.name });
    return async () => {
      await dropDatabase(server.url, template.name);
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A server that is there already goes on. */
function givenServer(): PostgresServer | undefined {
  const url = env["DATABASE_URL"];
  return url ? { url, stop: () => Promise.resolve() } : undefined;
}
