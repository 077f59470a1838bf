import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pageNames } from "./builds.ts";
import { type Figure, median } from "./report.ts";

const rounds = 7;
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
  const taken = Array.from({ length: rounds }, () => pageNames.map((name) => draw(path.join(folder, `${name}.js`))));
  const bare = median(taken.map(([value = Number.NaN]) => value));
  const library = median(taken.map(([, value = Number.NaN]) => value));
  return [
    { name: "bare elements", value: bare, unit: "renders/s" },
    { name: "library", value: library, unit: "renders/s" },
    // 500 renders where bare elements reach 1,095.
    { name: "library to bare elements", value: library / bare, target: 0.457, atLeast: true },
  ];
}
