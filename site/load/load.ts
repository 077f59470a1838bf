import os from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhenStale } from "../../scripts/build.ts";
import { type Figure, print } from "../bench/report.ts";
import { freePort } from "../bench/server.ts";
import { audit } from "./audit.ts";
import { newCrowd } from "./crowd.ts";
import { type LoadDatabase, newDatabase } from "./database.ts";
import { counted, isMet, timesOf, truth } from "./figures.ts";
import { killInTurns } from "./killing.ts";
import { type Options, readOptions } from "./options.ts";
import { type SiteProcess, siteProcess } from "./site-process.ts";
import { traffic as newTraffic } from "./traffic.ts";
import { memoryWithoutProvider } from "./without-provider.ts";

/**
 * `npm run load -- --on postgres --parents 200 --seconds 120 --kills 0 --guessers 0 --pause 5`: virtual parents on the
 * built site, on this machine. Prints what came of it beside what is wanted, and ends with 1 where a figure is missed.
 */
const options = readOptions(process.argv.slice(2));

/** How soon a site that was killed answers again. @units seconds */
const mostSecondsAway = 10;
/** A process has grown to its size after some of the load; from then on it should not grow. */
const warmUpShare = 0.25;
const growth = 1.1;
/** Reading what a process holds stops it for some tenths of a second, several times: what waited for that is not counted. */
const settleMs = 2000;

const load = () =>
  os
    .loadavg()
    .map((average) => average.toFixed(1))
    .join(" ");

async function run(database: LoadDatabase): Promise<Figure[]> {
  const { on, parents, seconds, kills, guessers, pause } = options;
  const ports = [await freePort(), ...(on === "postgres" ? [await freePort()] : [])];
  const env = { ...database.env, SITE_ORIGIN: `http://127.0.0.1:${ports[0]}`, GK_MODE: "development" };
  const processes = ports.map((port) => siteProcess(port, env));
  const traffic = newTraffic();
  const judged: Figure[] = [];
  const tell = (heading: string, figures: Figure[]) => {
    print(heading, figures);
    judged.push(...figures);
  };
  try {
    for (const site of processes) await site.start();
    const over = new AbortController();
    const crowd = newCrowd({
      origins: processes.map(({ origin }) => origin),
      traffic,
      over: over.signal,
      pauseMs: pause * 1000,
      patienceMs: kills > 0 ? 60_000 : 0,
    });
    const living = guessers > 0 ? crowd.guessers(guessers, parents) : crowd.parents(parents);
    await wait(seconds * warmUpShare * 1000);
    const before = await memoryOf(processes);
    await wait(settleMs);
    traffic.forget();
    const began = performance.now();
    const away = kills === 0 ? undefined : await killInTurns(processes, kills, (seconds * 1000) / kills);
    if (!away) await wait(seconds * 1000);
    const took = (performance.now() - began) / 1000;
    over.abort();
    await living;

    tell(headingOf(options, took), [...timesOf(traffic, wantedOf(options)), ...counted(traffic)]);
    for (const [what, times] of traffic.failures().slice(0, 10)) console.log(`    ${times} × ${what}`);
    if (away) {
      tell(`${kills} times kill -9`, [
        { name: "away at most", value: Math.max(...away) / 1000, unit: "s", target: mostSecondsAway },
        { name: "away on average", value: away.reduce((sum, ms) => sum + ms, 0) / away.length / 1000, unit: "s" },
      ]);
    } else {
      const after = await memoryOf(processes);
      tell("Memory of a process: what it holds on to, and what is resident", [
        { name: "held before", value: before.held, unit: "MB" },
        { name: "held after", value: after.held, unit: "MB", target: Number((before.held * growth).toFixed(1)) },
        { name: "resident before", value: before.resident, unit: "MB" },
        { name: "resident after", value: after.resident, unit: "MB" },
        ...(await memoryWithoutProvider(processes[0]?.origin ?? "", env, newTraffic())),
      ]);
    }
    const ends = [];
    for (const site of processes) ends.push(await site.stop());
    tell("Afterwards", [
      { name: "ends that were not clean", value: ends.filter((code) => code !== 0).length, target: 0 },
      ...truth(await database.read((ask) => audit(ask, crowd.ledger))),
    ]);
    return judged;
  } finally {
    for (const site of processes) await site.kill();
  }
}

/** How soon 99 of 100 pages are wanted. While processes are killed, what is asked of one waits for it. @units milliseconds */
function wantedOf({ kills, guessers }: Options) {
  if (kills > 0) return {};
  return guessers > 0 ? { "public page": 200, "member page": 200 } : { "public page": 100, "member page": 800 };
}

const headingOf = ({ on, parents, guessers }: Options, took: number) =>
  [on, `${parents} parents`, ...(guessers > 0 ? [`${guessers} guessers`] : []), `${took.toFixed(0)} s`].join(", ");

/** The largest of the processes. */
async function memoryOf(processes: readonly SiteProcess[]) {
  const each = await Promise.all(processes.map((site) => site.memory()));
  return {
    held: Math.max(...each.map(({ heldMegabytes }) => heldMegabytes)),
    resident: Math.max(...each.map(({ residentMegabytes }) => residentMegabytes)),
  };
}

await buildWhenStale();
console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${load()}`);
const database = await newDatabase(options.on);
try {
  const missed = (await run(database)).filter((figure) => !isMet(figure));
  console.log(
    `\nload at the end ${load()}; ${missed.length === 0 ? "every figure is met" : `${missed.length} missed`}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await database.remove();
}
