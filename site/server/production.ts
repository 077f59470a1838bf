import { existsSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createSite, type SiteBuild } from "./app.ts";
import { configuration } from "./configuration.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { connect } from "./upstream.ts";

const build = path.join(import.meta.dirname, "../build");
if (!existsSync(path.join(build, "server/index.js"))) {
  throw new Error("There is no build yet: run `npm run build`, or `npm start`, which does it first.");
}

const settings = configuration(process.env);
const log = createLog(settings);
const { upstream, close } = await connect(settings, process.env, log);
const site = (await import(path.join(build, "server/index.js"))) as SiteBuild;

const app = new Hono();
const files = (root: string, cacheControl: string) =>
  serveStatic({
    root: path.relative(process.cwd(), root),
    precompressed: true,
    onFound: (_file, c) => {
      c.header("Cache-Control", cacheControl);
      c.header("X-Content-Type-Options", "nosniff");
    },
  });
app.use("/assets/*", files(path.join(build, "client"), "public, max-age=31536000, immutable"));
app.get("/:file{.+\\.(?:svg|png|ico|txt|webmanifest)}", files(path.join(build, "client"), "public, max-age=86400"));
app.route("/", createSite({ configuration: settings, build: () => Promise.resolve(site), upstream, log }));

listen({ configuration: settings, fetch: app.fetch, close, log });
