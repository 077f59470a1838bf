import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { hongKongToday } from "@gk/domain";
import { pino } from "pino";
import { createProvider } from "../app.ts";
import { makeContent, settle } from "../bulk/make-content.ts";
import type { OpenDatabase } from "../database/database.ts";
import { openDirectory } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { seed } from "../seed/seed.ts";
import { startPostgres } from "../testing/postgres/server.ts";
import { dropDatabase, newDatabase } from "../testing/postgres/template.ts";
import { questions } from "./questions.ts";

// Prints how long the provider takes for what the public pages ask, with little content and with much, on both kinds of
// database, each of its own: `npm run bench -w @gk/provider`, with `-- --rows 10000 --on postgres` for less.

const options = {
  few: { type: "string", default: "100" },
  rows: { type: "string", default: "100000" },
  on: { type: "string", default: "postgres,pglite" },
  rounds: { type: "string", default: "40" },
} as const;
const { values } = parseArgs({ args: argv.slice(2), options });
const [few, many, rounds] = [Number(values.few), Number(values.rows), Number(values.rounds)];

interface Place {
  open(this: void): Promise<OpenDatabase>;
  remove(this: void): Promise<void>;
}

const places: Record<string, () => Promise<Place>> = {
  postgres: async () => {
    const given = env["DATABASE_URL"];
    const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres();
    const { name, url } = await newDatabase(server.url);
    return {
      open: () => openPostgres(url),
      remove: async () => {
        await dropDatabase(server.url, name);
        await server.stop();
      },
    };
  },
  pglite: async () => {
    const directory = await mkdtemp(join(tmpdir(), "gk-bench-"));
    return { open: () => openDirectory(directory), remove: () => rm(directory, { recursive: true }) };
  },
};

/** The middle of the times that a question takes, in turns with the other questions. */
async function measure(database: OpenDatabase, rows: number): Promise<Map<string, number>> {
  const provider = createProvider({
    database,
    mode: "development",
    clock: () => new Date(),
    origin: "http://gk.test",
    contactTo: "team@gk.example",
    log: pino({ level: "silent" }),
  });
  const times = new Map(questions.map(({ name }) => [name, [] as number[]]));
  // The first rounds warm up what is compiled and kept.
  for (let round = -5; round < rounds; round += 1) {
    for (const { name, path, locale = "zh-HK" } of questions) {
      const begun = performance.now();
      // One at a time is what is measured.
      const answer = await provider.fetch(
        new Request(`http://gk.test/web${path(round + 5, rows)}`, { headers: { Language: locale } }),
      );
      // The answer is there when its text is.
      await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      if (round >= 0) times.get(name)?.push(performance.now() - begun);
    }
  }
  return new Map([...times].map(([name, all]) => [name, all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0]));
}

async function timesWith(where: Place, rows: number): Promise<Map<string, number>> {
  const open = await where.open();
  try {
    const today = hongKongToday(new Date());
    const begun = performance.now();
    await seed(open.database, { today, demoAccounts: false });
    await makeContent(open.database, today, { articles: rows, ads: rows });
    await settle(open.database);
    stderr.write(`${rows} + ${rows} rows after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    return await measure(open, rows);
  } finally {
    await open.close();
  }
}

for (const name of values.on.split(",")) {
  const make = places[name];
  if (!make) throw new Error(`There is no ${name}: postgres or pglite.`);
  const where = await make();
  try {
    const before = await timesWith(where, few);
    const after = await timesWith(where, many);
    const lines = [...before].map(([question, ms]) => {
      const then = after.get(question) ?? 0;
      return `| ${question} | ${ms.toFixed(2)} ms | ${then.toFixed(2)} ms | ${(then / ms).toFixed(2)} |`;
    });
    stdout.write(
      [`| ${name} | ${few} rows | ${many} rows | times |`, "| --- | --- | --- | --- |", ...lines, "", ""].join("\n"),
    );
  } finally {
    await where.remove();
  }
}
