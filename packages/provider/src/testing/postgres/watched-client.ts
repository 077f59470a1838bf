import { Client, Pool } from "pg";

/** Is told of each statement, and may hold or refuse it, before it goes to the server. */
type Watch = (statement: string) => Promise<void>;

/** Connections whose every statement is told of first. */
interface WatchedPool {
  readonly pool: Pool;
  /** Ends every connection as the end of a process does, also those that somebody still holds. */
  sever(this: void): Promise<void>;
}

type Done = (error: unknown) => void;

/** Pools connections whose every statement is told of first. */
export function watchedPool(url: string, watch: Watch): WatchedPool {
  const clients = new Set<Client>();

  class WatchedClient extends Client {
    constructor(...options: ConstructorParameters<typeof Client>) {
      super(...options);
      // Not before: whoever waits for one that is ended while it connects would wait for ever.
      this.once("connect", () => clients.add(this));
      this.once("end", () => clients.delete(this));
      // One that is ended amid a statement says so; whoever asked for the statement hears it anyway.
      this.on("error", () => {});
    }

    // What `query` takes has several forms; the pool gives a callback, the query builder takes a promise.
    override query(...asked: never[]): never {
      const send = () => (super.query as (...all: unknown[]) => unknown)(...asked);
      const done = asked.at(-1) as unknown;
      const told = watch(textOf(asked[0]));
      if (typeof done === "function") return void told.then(send, done as Done) as never;
      return told.then(send) as never;
    }
  }

  const pool = new Pool({ connectionString: url, Client: WatchedClient });
  pool.on("error", () => {});
  return {
    pool,
    async sever() {
      await Promise.all([...clients].map((client) => client.end()));
    },
  };
}

const textOf = (asked: string | { readonly text: string } | undefined) =>
  typeof asked === "string" ? asked : (asked?.text ?? "");
