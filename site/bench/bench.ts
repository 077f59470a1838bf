import os from "node:os";
import { parseArgs } from "node:util";
import { firstViewBytes } from "./bytes.ts";
import { everyPage } from "./every-page.ts";
import { interactions } from "./interactions.ts";
import { pages, pagesOfMember, publicPages } from "./pages.ts";
import { print } from "./report.ts";
import { requestsPerSecond } from "./requests.ts";
import { sessionCookie } from "./session.ts";
import { startServer } from "./server.ts";
import { speed } from "./speed.ts";

/**
 * `npm run bench`: what the home page weighs, how fast it shows on a phone, how soon pages answer a hand, and how many
 * requests the server answers. Each figure stands beside its target; nothing is asserted, because the time figures are
 * those of the machine. `npm run bench -- --against http://localhost:3361` presses on another build too, in turns;
 * `--only interactions` measures that alone, with `--walk /market` what is pressed there, sooner and rougher with
 * `--rounds 2`. `--only pages` measures every public page and `--only members` every page of a signed-in parent, once or
 * with `--rounds 3` the median of three: either takes longer than all else.
 */
const list = { type: "string", multiple: true } as const;
const {
  against = [],
  only,
  walk,
  rounds,
} = parseArgs({
  options: { against: list, only: list, walk: list, rounds: { type: "string" } },
}).values;
const load = () =>
  os
    .loadavg()
    .map((average) => average.toFixed(1))
    .join(" ");

type Server = Awaited<ReturnType<typeof startServer>>;

const parts: Record<string, (server: Server) => Promise<void>> = {
  async bytes({ origin }) {
    for (const page of pages) print(`Bytes of the first view, ${page.name}`, await firstViewBytes(origin, page));
  },
  async speed({ origin }) {
    for (const page of pages) print(`Lighthouse, mobile, median of 5, ${page.name}`, await speed(origin, page));
  },
  async interactions({ origin }) {
    const origins = [origin, ...against];
    for (const [index, figures] of (
      await interactions(origins, { rounds: Number(rounds ?? 5), begin: walk })
    ).entries()) {
      print(`From press to paint, phone of 412 px, CPU slowed 4 times, ${origins[index]}`, figures);
    }
  },
  async requests({ origin, residentMegabytes }) {
    const before = residentMegabytes();
    for (const page of pages) print(`50 connections for 10 s, ${page.name}`, await requestsPerSecond(origin, page));
    print("Server's memory", [
      { name: "before the requests", value: before, unit: "MB" },
      { name: "after the requests", value: residentMegabytes(), unit: "MB" },
    ]);
  },
  pages: ({ origin }) =>
    everyPage(origin, publicPages, Number(rounds ?? 1), { score: 99, LCP: 1200, TBT: 30, CLS: 0.02, scripts: 130 }),
  members: async ({ origin }) =>
    everyPage(origin, pagesOfMember(await sessionCookie(origin)), Number(rounds ?? 1), { score: 95, LCP: 1600 }),
};

const wanted = only ?? ["bytes", "speed", "interactions", "requests"];
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) throw new Error(`There is no "${unknown}"; there are ${Object.keys(parts).join(", ")}.`);

console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${load()}`);
const server = await startServer();
try {
  for (const name of wanted) await parts[name]?.(server);
} finally {
  await server.stop();
}
console.log(`\nload at the end ${load()}`);
