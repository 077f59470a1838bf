import { configuration, type Provider, startProvider } from "@gk/provider";
import type { Logger } from "pino";
import type { Upstream } from "./app.ts";

/** The real provider at its own origin: the same request, sent there. */
export function remote(webOrigin: string): Upstream {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, webOrigin), request));
  };
}

/** The reference provider inside this process, as the environment configures it. */
export const embedded = (env: NodeJS.ProcessEnv, log: Logger): Promise<Provider> =>
  startProvider(configuration(env), { log });
