import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildForBrowser, buildForServer } from "./builds.ts";
import { bytes } from "./bytes.ts";
import { drawing, rounds } from "./drawing.ts";
import { mounting, runs } from "./mounting.ts";
import { print } from "./report.ts";

/**
 * `npm run bench -w @gk/ui`: what the library weighs, and how long a page with 200 plan cards and a form of 30 fields takes
 * to be drawn on a server and mounted in a browser, beside the same page in bare elements. Each figure stands beside its
 * target; nothing is asserted, because the times are those of the machine. Needs `dist`.
 */
const load = () =>
  os
    .loadavg()
    .map((average) => average.toFixed(1))
    .join(" ");

console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${load()}`);
// Inside the workspace, so that the pages find React and the library.
const modules = path.join(import.meta.dirname, "../node_modules");
mkdirSync(modules, { recursive: true });
const folder = mkdtempSync(path.join(modules, ".bench-"));
try {
  await buildForServer(path.join(folder, "server"));
  await buildForBrowser(path.join(folder, "browser"));
  print(
    `Drawn on the server, in a second of processor time, median of ${rounds}`,
    drawing(path.join(folder, "server")),
  );
  print(`Mounted in Chromium at a quarter of its speed, mean of ${runs}`, await mounting(path.join(folder, "browser")));
} finally {
  rmSync(folder, { recursive: true });
}
print("Brotli, without React", await bytes());
console.log(`\nload at the end ${load()}`);
