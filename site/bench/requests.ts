import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { BenchPage } from "./pages.ts";
import type { Figure } from "./report.ts";

const execute = promisify(execFile);
const cannon = path.join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");
const encodings = ["identity", "br"] as const;

type Shots = { requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number };

/** Asks for a page as fast as it comes. In a process of its own, so that asking does not slow the measuring down. */
async function shoot(url: string, encoding: string, language: string): Promise<Shots> {
  const headers = ["-H", `Accept-Language=${language}`, "-H", `Accept-Encoding=${encoding}`];
  const options = ["--json", "--no-progress", "--connections", "50", "--duration", "10", ...headers, url];
  const { stdout } = await execute(process.execPath, [cannon, ...options], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Shots;
}

/** How many requests for a cached page the server answers in a second, as it is and compressed for each response. */
export async function requestsPerSecond(origin: string, { path: page, language }: BenchPage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const encoding of encodings) {
    const { requests, latency, errors, non2xx } = await shoot(origin + page, encoding, language);
    figures.push(
      { name: `${encoding}: requests a second`, value: requests.average, target: 3000, atLeast: true },
      { name: `${encoding}: 99 % answered within`, value: latency.p99, unit: "ms" },
      { name: `${encoding}: failed`, value: errors + non2xx, target: 0 },
    );
  }
  return figures;
}
