import type { Load, Provider } from "@gk/provider";
import type { Logger } from "pino";
import { describeError } from "./log.ts";
import { createMetrics, type Metrics, type Reading } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/** Answers the web API: the real provider over HTTP, or the reference provider in this process. */
export type Upstream = (request: Request) => Promise<Response>;

/** Who answers the web API, what they lack for that just now, and how to part from them. */
type Connection = {
  upstream: Upstream;
  missing: () => Promise<readonly string[]>;
  /** How much they have on their hands just now, where that is known here. */
  gauges: () => Promise<readonly Reading[]>;
  close: () => Promise<void>;
};

const workEveryMs = 60_000;

/** How long the real provider may take to show that it can be reached. */
const patienceMs = 3000;

/** The real provider at its own origin: the same request, sent there. Where it leads on to is for whoever asked. */
function remote(webOrigin: string): Connection {
  return {
    upstream: async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await fetch(new Request(new URL(pathname + search, webOrigin), request), { redirect: "manual" });
      // What is fetched takes no more headers, and every answer of ours has some.
      return new Response(answer.body, answer);
    },
    // Whatever it says: maintenance has a page here, which somebody has to show.
    missing: async () => {
      const answer = fetch(new URL("/web/server", webOrigin), { signal: AbortSignal.timeout(patienceMs) });
      return answer
        .then((response) => response.text())
        .then(
          () => [],
          () => ["provider"],
        );
    },
    gauges: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
}

/** The reference provider inside this process. Its due work (renewals, overdue orders) is done every minute. */
export function embedded(provider: Provider, log: Logger): Connection {
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    working ??= provider
      .work()
      .catch((error: unknown) => log.error(describeError(error), "due work failed"))
      .finally(() => {
        working = undefined;
      });
  }, workEveryMs);
  return {
    upstream: provider.fetch,
    missing: provider.missing,
    gauges: async () => gaugesOf(await provider.load()),
    close: async () => {
      clearInterval(timer);
      await working;
      await provider.close();
    },
  };
}

function gaugesOf({ mails, hashes, connections }: Load): Reading[] {
  const ofMails = mails && [
    { name: "gk_mails_waiting", says: "Mails that are to be sent.", value: mails.waiting },
    { name: "gk_mails_given_up", says: "Mails that nobody tries to send any more.", value: mails.givenUp },
  ];
  const ofConnections = connections && [
    { name: "gk_database_connections", says: "Connections to the database.", value: connections.open },
    { name: "gk_database_connections_idle", says: "Those of them that nobody uses.", value: connections.idle },
    { name: "gk_database_waiting", says: "Requests that wait for a connection.", value: connections.waitedFor },
  ];
  const ofHashes = { name: "gk_hashes_waiting", says: "Passwords that wait to be hashed.", value: hashes };
  return [...(ofMails ?? []), ofHashes, ...(ofConnections ?? [])];
}

/** Connects the site with its provider: the real one, or the one that is started in this process. */
export async function connect(
  { settings, startProvider }: Settings,
  log: Logger,
  { call }: Pick<Metrics, "call"> = createMetrics(),
): Promise<Connection> {
  if (settings.webOrigin !== undefined) return remote(settings.webOrigin);
  if (!startProvider) throw new Error("There is no provider: neither a real one, nor one in this process.");
  return embedded(await startProvider(log, call), log);
}
