import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type PageName, pageNames } from "./builds.ts";
import { type Figure, median, medianRatio } from "./report.ts";

/** How often each page is measured on the server. */
export const rounds = 15;
const script = path.join(import.meta.dirname, "draw.ts");

const draw = (module: string) =>
  Number(
    execFileSync(process.execPath, [script, pathToFileURL(module).href], {
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    }),
  );

/** How often a second of processor time is enough for drawing each page on the server; the pages take turns. */
export function drawing(folder: string): Figure[] {
  const rates: Record<PageName, number[]> = { bare: [], library: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of pageNames) rates[name].push(draw(path.join(folder, `${name}.js`)));
  }
  const { bare, library } = rates;
  return [
    { name: "bare elements", value: median(bare), unit: "renders/s" },
    { name: "library", value: median(library), unit: "renders/s" },
    // 500 renders where bare elements reach 1,095.
    { name: "library to bare elements", value: medianRatio(library, bare), target: 0.457, atLeast: true },
  ];
}
