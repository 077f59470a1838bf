import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { createSite } from "./app.ts";
import "../generate.ts";
import { createLog } from "./log.ts";
import { readSettings } from "./settings.ts";
import { connect } from "./upstream.ts";
import type { SiteBuild } from "./site-build.ts";

/** The development server: Vite in front, and the same site behind it for everything that Vite does not answer. */
const read = await readSettings(process.env);
const { settings } = read;
const log = createLog(settings);
const server = createServer();
const vite = await createViteServer({
  root: path.join(import.meta.dirname, ".."),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});
const { upstream, missing, close } = await connect(read, log);
const site = createSite({
  configuration: settings,
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<SiteBuild>,
  upstream,
  missing,
  log,
  nonce: false,
});
const answer = getRequestListener(site.fetch);

server.on("request", (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
server.listen(settings.port, settings.host, () => log.info(`GK is on ${settings.origin}`));

const stop = () => {
  server.close();
  void Promise.all([vite.close(), close()]).then(() => process.exit(0));
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
