import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";

type Listening = {
  /** What is said to be there. @default GK */
  name?: string;
  configuration: Pick<Configuration, "host" | "port" | "origin">;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Is aborted as soon as the process is told to end: answers without an end come to one. */
  stopping: AbortController;
  close: () => Promise<void>;
  log: Logger;
};

/** How long the answers under way may take to end. */
const graceMs = 10_000;

/** How long a connection on which nothing happens is left open, since a request may be on its way through it. */
const lingerMs = 500;

/**
 * Serves until SIGTERM or SIGINT. Then nobody new is let in; every answer says that its connection ends with it, so that
 * clients which keep theirs leave by themselves; what has begun is finished, and only then the process ends.
 */
export function listen({
  name = "GK",
  configuration: { host, port, origin },
  fetch,
  stopping,
  close,
  log,
}: Listening): Server {
  const server = serve({ fetch, port, hostname: host }, (address) => {
    log.info({ port: address.port }, `${name} is on ${origin}`);
  }) as Server;
  const sayThatItEnds = endConnectionsWithAnswers(server);

  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error("stopped before everything had ended");
      process.exit(1);
    }, graceMs).unref();
    sayThatItEnds();
    stopping.abort();
    await closeGently(server);
    await close();
    process.exit(0);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    stop(signal).catch((error: unknown) => {
      log.error({ error }, "stopping failed");
      process.exit(1);
    });
  };
  process.once("SIGTERM", onSignal);
  process.once("SIGINT", onSignal);
  return server;
}

/** @returns what makes every answer from then on, also those under way, the last of its connection */
function endConnectionsWithAnswers(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener("request", (_, response: ServerResponse) => {
    response.shouldKeepAlive = !isEnding && response.shouldKeepAlive;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return () => {
    isEnding = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };
}

/** Closes a server without closing connections on which a request may be coming, as `server.close()` would do at once. */
async function closeGently(server: Server): Promise<void> {
  const closed = once(server, "close");
  NetServer.prototype.close.call(server);
  while (await isOpenAfter(closed)) server.closeIdleConnections();
}

const isOpenAfter = (closed: Promise<unknown>) =>
  Promise.race([closed.then(() => false), wait(lingerMs, true, { ref: false })]);
