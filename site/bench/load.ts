import { createHistogram } from "node:perf_hooks";
import { Pool } from "undici";

/** What `load.ts` has seen. @units requests a second; milliseconds within which 99 of 100 were answered */
export type Load = { perSecond: number; p99: number; failed: number };

const connections = 50;
const seconds = 10;

/**
 * A process that asks for a page by 50 connections, each as soon as it has its last answer, and prints what it saw. Its
 * client reads answers with Node's own compiled parser: one in JavaScript is slower than the server that it is to measure.
 */
const [address = "", headers = "{}"] = process.argv.slice(2);
const { origin, pathname: path, search } = new URL(address);
const pool = new Pool(origin, { connections });
const latencies = createHistogram();
const request = { path: path + search, method: "GET", headers: JSON.parse(headers) as Record<string, string> } as const;
let failed = 0;
const over = AbortSignal.timeout(seconds * 1000);

async function ask() {
  while (!over.aborted) {
    const started = performance.now();
    try {
      const { statusCode, body } = await pool.request(request);
      await body.dump();
      if (statusCode !== 200) failed += 1;
    } catch {
      failed += 1;
    }
    latencies.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: connections }, ask));
const perSecond = latencies.count / ((performance.now() - started) / 1000);
await pool.close();
console.log(JSON.stringify({ perSecond, p99: latencies.percentile(99) / 1000, failed } satisfies Load));
