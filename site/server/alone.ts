import type { Hono } from "hono";
import { listening, readAll } from "./configuration.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { createMetrics, listenForMetrics, metricsApp } from "./metrics.ts";
import { probes } from "./probes.ts";
import { embedded } from "./upstream.ts";

type Alone = {
  env: NodeJS.ProcessEnv;
  /** Where it listens unless `PORT` says otherwise. */
  port: number;
  /** Whether it answers calls, besides doing the due work. */
  answers: boolean;
};

/** Runs the reference provider in a process without a site: of several machines, or for the due work alone. */
export async function runAlone({ env, port, answers }: Alone): Promise<void> {
  const { configuration, startProvider } = await import("@gk/provider");
  // The port is this process's own; the provider knows the address of the site by `SITE_ORIGIN`.
  const [settings, configured] = readAll(
    env,
    (all) => listening({ PORT: String(port), ...all }),
    (all) => configuration({ ...all, PORT: undefined }),
  );
  const log = createLog(settings);
  const stopping = new AbortController();
  const metrics = createMetrics();
  const provider = await startProvider(configured, { log, onAnswered: metrics.call, stopping: stopping.signal });
  const { missing, gauges, close } = embedded(provider, log);
  const app: Hono = probes({ missing, stopping: stopping.signal });
  if (answers) app.all("*", (c) => provider.fetch(c.req.raw));
  const name = answers ? "GK's provider" : "GK's worker";
  listenForMetrics(metricsApp(metrics, gauges), settings, log);
  listen({
    name,
    configuration: { ...settings, origin: `port ${settings.port}` },
    fetch: app.fetch,
    stopping,
    close,
    log,
  });
}
