import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";

type Labels = Readonly<Record<string, string>>;

/** A number as it is just now. */
export type Gauge = { name: string; says: string; value: number };

/** Where pages come from: kept ones, finished now, or kept ones that stand in for what can't be made. */
export type PageSource = "cache" | "made" | "standIn";

/** A call as it was answered. */
type Answered = { call: string; outcome: string; ms: number };

export type Metrics = {
  call: (answered: Answered) => void;
  page: (source: PageSource) => void;
  /** All of it, with what else is known just now, as Prometheus reads it. */
  text: (gauges: readonly Gauge[]) => string;
};

/** How many calls took no longer than so many seconds is counted; what a reader notices lies between the first and last. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts what a process does, and tells it in Prometheus's text format (0.0.4). A few counters and one histogram, which add
 * up over processes; names of calls come from the table, so their number is bounded.
 */
export function createMetrics(): Metrics {
  const calls = new Map<string, { within: number[]; count: number; seconds: number }>();
  const pages = new Map<string, number>();

  const call = ({ call: name, outcome, ms }: Answered) => {
    const labels = labelled({ call: name, outcome });
    const all = calls.get(labels) ?? { within: bounds.map(() => 0), count: 0, seconds: 0 };
    const seconds = ms / 1000;
    const within = all.within.map((count, index) => count + (seconds <= (bounds[index] ?? 0) ? 1 : 0));
    calls.set(labels, { within, count: all.count + 1, seconds: all.seconds + seconds });
  };
  const page = (source: PageSource) => {
    const labels = labelled({ source });
    pages.set(labels, (pages.get(labels) ?? 0) + 1);
  };

  const durations = () =>
    [...calls].flatMap(([labels, { within, count, seconds }]) => [
      ...within.map((below, index) => `gk_call_seconds_bucket{${labels},le="${bounds[index]}"} ${below}`),
      `gk_call_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `gk_call_seconds_sum{${labels}} ${seconds}`,
      `gk_call_seconds_count{${labels}} ${count}`,
    ]);
  const text = (gauges: readonly Gauge[]) =>
    [
      ...family("gk_call_seconds", "histogram", "How long calls took, by name and outcome.", durations()),
      ...family(
        "gk_pages_total",
        "counter",
        "Pages, by where they came from.",
        [...pages].map(([labels, count]) => `gk_pages_total{${labels}} ${count}`),
      ),
      ...gauges.flatMap(({ name, says, value }) => family(name, "gauge", says, [`${name} ${value}`])),
      ...family("gk_memory_bytes", "gauge", "Memory that the process holds.", [
        `gk_memory_bytes ${process.memoryUsage.rss()}`,
      ]),
      "",
    ].join("\n");
  return { call, page, text };
}

/** Answers `/metrics`, and nothing else. */
export const metricsApp = ({ text }: Metrics, gauges: () => Promise<readonly Gauge[]>) =>
  new Hono().get("/metrics", async (c) =>
    c.body(text(await gauges()), 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }),
  );

/** Serves them on a port of their own, which nobody outside is to reach; nowhere unless `METRICS_PORT` says where. */
export function listenForMetrics(
  app: Hono,
  { host, metricsPort }: Pick<Configuration, "host" | "metricsPort">,
  log: Logger,
): void {
  if (metricsPort === undefined) return;
  const server = serve({ fetch: app.fetch, port: metricsPort, hostname: host }, ({ port }) =>
    log.info({ metricsPort: port }, "metrics are told"),
  ) as Server;
  // Whoever reads them keeps no process alive.
  server.unref();
}

const family = (name: string, type: string, says: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`# HELP ${name} ${says}`, `# TYPE ${name} ${type}`, ...lines];

const labelled = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");
