import { hongKongToday } from "@gk/domain";
import { createProvider, openDatabase, type Provider, seed } from "@gk/provider";
import type { Logger } from "pino";
import { createStorage } from "unstorage";
import fileSystem from "unstorage/drivers/fs";
import type { Upstream } from "./app.ts";
import type { Configuration } from "./configuration.ts";

/** The real provider at its own origin: the same request, sent there. */
export function remote(webOrigin: string): Upstream {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, webOrigin), request));
  };
}

/** The reference provider inside this process, on PGlite in `.data/` or on `DATABASE_URL`. */
export async function embedded({ mode, origin, data, databaseUrl }: Configuration, log: Logger): Promise<Provider> {
  const inMemory = data === "memory";
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { directory: inMemory ? data : `${data}/database` });
  await seed(database.database, { today: hongKongToday(new Date()), demoAccounts: mode === "development" });
  return createProvider({
    database,
    mode,
    origin,
    clock: () => new Date(),
    files: inMemory ? createStorage() : createStorage({ driver: fileSystem({ base: `${data}/files` }) }),
    log,
    // The site is the only one who speaks to it, and it does not pass addresses on that a visitor could make up.
    addressOf: (request) => request.headers.get("X-Forwarded-For") ?? "local",
  });
}
