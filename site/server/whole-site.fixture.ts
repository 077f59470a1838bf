import path from "node:path";
import type { Provider } from "@gk/provider";
import { createServer } from "vite";
import { createSite, type SiteParts } from "./app.ts";
import type { Configuration } from "./configuration.ts";
import { createLog } from "./log.ts";
import { readSettings } from "./settings.ts";
import { testAddress } from "./testing.ts";
import type { SiteBuild } from "./site-build.ts";

/** Where the whole site of a test is. */
export const wholeOrigin = "http://localhost:3000";

/** All pages as they are written, and the reference provider with its seed, for tests that go over all of either. */
export interface WholeSite {
  readonly provider: Provider;
  readonly build: SiteBuild;
  /** The server with an empty page cache; answers what asks it. */
  serve(
    this: void,
    upstream: SiteParts["upstream"],
    onPage?: SiteParts["onPage"],
  ): (address: string, init?: RequestInit) => Promise<Response>;
  close(this: void): Promise<void>;
}

/** Starts them in this process. */
export async function startWholeSite(): Promise<WholeSite> {
  const read = await readSettings({ GK_DATA: "memory", SITE_ORIGIN: wholeOrigin, LOG_LEVEL: "error" });
  const configuration: Configuration = read.settings;
  if (!read.startProvider) throw new Error("There is no reference provider.");
  const provider = await read.startProvider(createLog(configuration), undefined);
  const vite = await createServer({
    root: path.join(import.meta.dirname, ".."),
    appType: "custom",
    // Nothing is written meanwhile; a server that looks out for changes would begin anew in the middle.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as SiteBuild;
  const log = createLog({ ...configuration, logLevel: "silent" });
  return {
    provider,
    build,
    serve: (upstream, onPage = () => undefined) => {
      const site = createSite({ configuration, build: async () => build, upstream, log, onPage, nonce: false });
      return async (address, init) =>
        site.request(new Request(new URL(address, wholeOrigin), init), undefined, {
          incoming: { socket: { remoteAddress: testAddress } },
        });
    },
    close: async () => {
      await vite.close();
      await provider.close();
    },
  };
}
