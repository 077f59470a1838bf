import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire to a server, which can be cut and mended. */
export interface Wire {
  /** The server's address, through the wire. */
  readonly url: string;
  /** Ends every connection; new ones are refused. */
  cut(this: void): Promise<void>;
  mend(this: void): Promise<void>;
}

/** Lays a wire from a free port of the loopback to a server. A cut one is a server that is being started again. */
export async function wireTo(serverUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      end.on("error", () => undefined);
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(serverUrl);
  const here = (server.address() as AddressInfo).port;
  url.port = String(here);
  return {
    url: url.href,
    async cut() {
      server.close();
      for (const end of ends) end.destroy();
      await once(server, "close");
    },
    async mend() {
      server.listen(here, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
