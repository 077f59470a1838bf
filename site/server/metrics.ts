import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Configuration } from "./configuration.ts";
import type { Vital } from "./vitals.ts";

/** A number as it is just now. */
export type Reading = { name: string; says: string; value: number };

/** Where pages come from: kept ones, finished now, or kept ones that stand in for what can't be made. */
export type PageSource = "cache" | "made" | "standIn";

/** A call as it was answered. */
type Answered = { call: string; outcome: string; ms: number };

export type Metrics = {
  call: (answered: Answered) => void;
  page: (source: PageSource) => void;
  vital: (vital: Vital) => void;
  /** All of it, with what else is known just now, as Prometheus reads it. */
  text: (readings: readonly Reading[]) => Promise<string>;
};

/** How many calls took no longer than so many seconds is counted; what a reader notices lies between the first and last. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** From what nobody notices to what counts as poor, in seconds, of the first view and of an answer to a press. */
const vitalBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const shiftBuckets = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5];

/**
 * Counts what a process does. A few counters and one histogram, which add up over processes; names of calls come from the
 * table, so their number is bounded.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: "gk_call_seconds",
    help: "How long calls took, by name and outcome.",
    labelNames: ["call", "outcome"],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: "gk_pages_total",
    help: "Pages, by where they came from.",
    labelNames: ["source"],
    registers,
  });
  const seconds = new Histogram({
    name: "gk_vital_seconds",
    help: "How pages felt to a share of their visitors: LCP (the first view), INP (the slowest press).",
    labelNames: ["name"],
    buckets: vitalBuckets,
    registers,
  });
  const moved = new Histogram({
    name: "gk_vital_layout_shift",
    help: "How much of a page moved by itself (CLS), for a share of its visitors.",
    buckets: shiftBuckets,
    registers,
  });
  const gauge = ({ name, says }: Reading) => {
    const known = registry.getSingleMetric(name);
    return known instanceof Gauge ? known : new Gauge({ name, help: says, registers });
  };
  return {
    call: ({ call, outcome, ms }) => calls.observe({ call, outcome }, ms / 1000),
    page: (source) => pages.inc({ source }),
    vital: ({ name, value }) => (name === "CLS" ? moved.observe(value) : seconds.observe({ name }, value / 1000)),
    text: async (readings) => {
      for (const reading of readings) gauge(reading).set(reading.value);
      return registry.metrics();
    },
  };
}

/** Answers `/metrics`, and nothing else. */
export const metricsApp = ({ text }: Metrics, read: () => Promise<readonly Reading[]>) =>
  new Hono().get("/metrics", async (c) =>
    c.body(await text(await read()), 200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE }),
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
