import { existsSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createSite } from "./app.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { createMetrics, listenForMetrics, metricsApp } from "./metrics.ts";
import { readSettings } from "./settings.ts";
import { connect } from "./upstream.ts";
import type { SiteBuild } from "./site-build.ts";

const build = path.join(import.meta.dirname, "../build");
if (!existsSync(path.join(build, "server/index.js"))) {
  throw new Error("There is no build yet: run `npm run build`, or `npm start`, which does it first.");
}

const read = await readSettings(process.env);
const { settings } = read;
const log = createLog(settings);
const stopping = new AbortController();
const metrics = createMetrics();
const { upstream, missing, gauges, close } = await connect(read, log, metrics);
const site = (await import(path.join(build, "server/index.js"))) as SiteBuild;

const inFolder = (root: string, cacheControl: string) =>
  serveStatic({
    root: path.relative(process.cwd(), root),
    precompressed: true,
    onFound: (_file, c) => c.header("Cache-Control", cacheControl),
  });
const files = new Hono()
  // What answers without a connection does so for the whole site, wherever its file is.
  .use("/assets/service-worker-*", (c, next) => {
    c.header("Service-Worker-Allowed", "/");
    return next();
  })
  // The name is the version and says all that a log could: three packets of a first view's faces have no room for more.
  .use("/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) for (const name of ["Last-Modified", "X-Request-Id"]) c.res.headers.delete(name);
  })
  .use("/assets/*", inFolder(path.join(build, "client"), "public, max-age=31536000, immutable"))
  .get("/:file{.+\\.(?:svg|png|ico|txt|webmanifest)}", inFolder(path.join(build, "client"), "public, max-age=86400"));
const { fetch } = createSite({
  configuration: settings,
  build: () => Promise.resolve(site),
  upstream,
  missing,
  files,
  stopping: stopping.signal,
  onPage: metrics.page,
  onVital: metrics.vital,
  log,
});

listenForMetrics(metricsApp(metrics, gauges), settings, log);
listen({ configuration: settings, fetch, stopping, close, log });
