import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { hongKongToday } from "@gk/domain";
import { pino } from "pino";
import { createProvider, type Provider } from "../app.ts";
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

/** Where databases are made, to be measured and removed. */
interface Place {
  open(this: void, name: string): Promise<OpenDatabase>;
  remove(this: void): Promise<void>;
}

const places: Record<string, () => Promise<Place>> = {
  postgres: async () => {
    const given = env["DATABASE_URL"];
    const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres();
    const made: string[] = [];
    return {
      async open() {
        const { name, url } = await newDatabase(server.url);
        made.push(name);
        return openPostgres(url);
      },
      async remove() {
        for (const name of made) await dropDatabase(server.url, name);
        await server.stop();
      },
    };
  },
  pglite: async () => {
    const directory = await mkdtemp(join(tmpdir(), "gk-bench-"));
    return {
      open: (name) => openDirectory(join(directory, name)),
      remove: () => rm(directory, { recursive: true }),
    };
  },
};

/** A database with so many made-up articles and so many advertisements, and the provider that asks it. */
interface Filled {
  readonly rows: number;
  readonly provider: Provider;
  readonly times: ReadonlyMap<string, number[]>;
}

async function fill({ database, ...open }: OpenDatabase, rows: number): Promise<Filled> {
  const today = hongKongToday(new Date());
  const begun = performance.now();
  await seed(database, { today, demoAccounts: false });
  await makeContent(database, today, { articles: rows, ads: rows });
  await settle(database);
  stderr.write(`${rows} + ${rows} rows after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  const provider = createProvider({
    database: { database, ...open },
    mode: "development",
    clock: () => new Date(),
    origin: "http://gk.test",
    contactTo: "team@gk.example",
    log: pino({ level: "silent" }),
  });
  return { rows, provider, times: new Map(questions.map(({ name }) => [name, []])) };
}

/** Asks every question in turns, of both databases one after the other, so that a busy machine is busy for both. */
async function measure(databases: readonly Filled[]): Promise<void> {
  // The first rounds warm up what is compiled and kept.
  for (let round = -5; round < rounds; round += 1) {
    for (const { name, path, locale = "zh-HK" } of questions) {
      for (const { provider, rows, times } of round % 2 === 0 ? databases : databases.toReversed()) {
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
  }
}

/** The middle of the times that a question took. */
function middle({ times }: Filled, question: string): number {
  const all = times.get(question)?.toSorted((a, b) => a - b) ?? [];
  return all[all.length >> 1] ?? 0;
}

for (const name of values.on.split(",")) {
  const make = places[name];
  if (!make) throw new Error(`There is no ${name}: postgres or pglite.`);
  const place = await make();
  const [little, much] = [await fill(await place.open("little"), few), await fill(await place.open("much"), many)];
  try {
    await measure([little, much]);
  } finally {
    await little.provider.close();
    await much.provider.close();
    await place.remove();
  }
  const lines = questions.map(({ name: question }) => {
    const [before, after] = [middle(little, question), middle(much, question)];
    return `| ${question} | ${before.toFixed(2)} ms | ${after.toFixed(2)} ms | ${(after / before).toFixed(2)} |`;
  });
  stdout.write(
    [`| ${name} | ${few} rows | ${many} rows | times |`, "| --- | --- | --- | --- |", ...lines, "", ""].join("\n"),
  );
}
