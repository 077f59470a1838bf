import os from "node:os";
import { firstViewBytes } from "./bytes.ts";
import { pages } from "./pages.ts";
import { requestsPerSecond } from "./requests.ts";
import { print } from "./report.ts";
import { startServer } from "./server.ts";
import { speed } from "./speed.ts";

/**
 * `npm run bench`: what the home page weighs, how fast it shows on a phone, and how many requests the server answers.
 * Each figure stands beside its target; nothing is asserted, because the time figures are those of the machine.
 */
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
