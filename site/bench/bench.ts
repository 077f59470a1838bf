import os from "node:os";
import { parseArgs } from "node:util";
import { firstViewBytes } from "./bytes.ts";
import { interactions } from "./interactions.ts";
import { pages } from "./pages.ts";
import { requestsPerSecond } from "./requests.ts";
import { print } from "./report.ts";
import { startServer } from "./server.ts";
import { speed } from "./speed.ts";

/**
 * `npm run bench`: what the home page weighs, how fast it shows on a phone, how soon it answers a hand, and how many
 * requests the server answers. Each figure stands beside its target; nothing is asserted, because the time figures are
 * those of the machine. `npm run bench -- --against http://localhost:3361` presses on another build too, in turns.
 */
const { against = [] } = parseArgs({ options: { against: { type: "string", multiple: true } } }).values;
const load = () =>
  os
    .loadavg()
    .map((average) => average.toFixed(1))
    .join(" ");

console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${load()}`);
const server = await startServer();
try {
  for (const page of pages) print(`Bytes of the first view, ${page.name}`, await firstViewBytes(server.origin, page));
  for (const page of pages) print(`Lighthouse, mobile, median of 5, ${page.name}`, await speed(server.origin, page));
  const origins = [server.origin, ...against];
  for (const [index, figures] of (await interactions(origins)).entries()) {
    print(`From press to paint, phone of 412 px, CPU slowed 4 times, ${origins[index]}`, figures);
  }
  const before = server.residentMegabytes();
  for (const page of pages) {
    print(`50 connections for 10 s, ${page.name}`, await requestsPerSecond(server.origin, page));
  }
  print("Server's memory", [
    { name: "before the requests", value: before, unit: "MB" },
    { name: "after the requests", value: server.residentMegabytes(), unit: "MB" },
  ]);
} finally {
  await server.stop();
}
console.log(`\nload at the end ${load()}`);
