import type { Logger } from "pino";
import type { Upstream } from "./app.ts";
import type { Configuration } from "./configuration.ts";
import { describeError } from "./log.ts";

/** Who answers the web API, and how to part from them. */
export type Connection = { upstream: Upstream; close: () => Promise<void> };

const workEveryMs = 60_000;

/** The real provider at its own origin: the same request, sent there. */
function remote(webOrigin: string): Connection {
  return {
    upstream: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(new URL(pathname + search, webOrigin), request));
    },
    close: () => Promise.resolve(),
  };
}

/**
 * The reference provider inside this process, as the environment configures it. Its due work (renewals, overdue orders)
 * is done every minute. It is loaded only here, so that a site with a real provider does not carry a database.
 */
async function embedded(env: NodeJS.ProcessEnv, log: Logger): Promise<Connection> {
  const { configuration, startProvider } = await import("@gk/provider");
  const provider = await startProvider(configuration(env), { log });
  const timer = setInterval(() => {
    provider.work().catch((error: unknown) => log.error(describeError(error), "due work failed"));
  }, workEveryMs);
  return {
    upstream: provider.fetch,
    close: () => {
      clearInterval(timer);
      return provider.close();
    },
  };
}

/** Connects the site with its provider. */
export const connect = ({ webOrigin }: Configuration, env: NodeJS.ProcessEnv, log: Logger): Promise<Connection> =>
  webOrigin ? Promise.resolve(remote(webOrigin)) : embedded(env, log);
