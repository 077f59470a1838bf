import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";

type Listening = {
  configuration: Configuration;
  fetch: (request: Request) => Response | Promise<Response>;
  close: () => Promise<void>;
  log: Logger;
};

const graceMs = 10_000;

/** Serves until SIGTERM or SIGINT, then lets the requests under way finish before the process ends. */
export function listen({ configuration: { host, port, origin }, fetch, close, log }: Listening) {
  const server = serve({ fetch, port, hostname: host }, (address) => {
    log.info({ port: address.port }, `GK is on ${origin}`);
  });
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), graceMs).unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  return server;
}
