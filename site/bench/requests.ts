import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Load } from "./load.ts";
import type { BenchPage } from "./pages.ts";
import type { Figure } from "./report.ts";

const execute = promisify(execFile);
const load = path.join(import.meta.dirname, "load.ts");
const encodings = ["identity", "br"] as const;

/** Asks for a page as fast as it comes. In a process of its own, so that asking does not slow the measuring down. */
async function ask(url: string, headers: Record<string, string>): Promise<Load> {
  const { stdout } = await execute(process.execPath, ["--conditions=source", load, url, JSON.stringify(headers)]);
  return JSON.parse(stdout) as Load;
}

/** How many requests for a cached page the server answers in a second, as it is and as browsers get it. */
export async function requestsPerSecond(origin: string, { path: page, language }: BenchPage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const encoding of encodings) {
    const headers = { "Accept-Language": language, "Accept-Encoding": encoding };
    const { perSecond, p99, failed } = await ask(origin + page, headers);
    figures.push(
      { name: `${encoding}: requests a second`, value: perSecond, target: 7500, atLeast: true },
      { name: `${encoding}: 99 % answered within`, value: p99, unit: "ms" },
      { name: `${encoding}: failed`, value: failed, target: 0 },
    );
  }
  return figures;
}
