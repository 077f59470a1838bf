import type { Provider, ProviderOptions } from "@gk/provider";
import type { Logger } from "pino";
import { type Configuration, configuration, readAll } from "./configuration.ts";
import { connectedPages } from "./social-pages.ts";

/** How the site runs, and what starts the reference provider in this process, where no real one is named. */
export type Settings = {
  settings: Configuration;
  startProvider: ((log: Logger, onAnswered: ProviderOptions["onAnswered"]) => Promise<Provider>) | undefined;
};

/**
 * Reads all of the environment, the provider's part too, before anything is opened. The reference provider is loaded only
 * here, so that a site with a real one does not carry a database.
 * @errors names everything that is wrong or missing, at once
 */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  if (env["WEB_ORIGIN"]) return { settings: configuration(env), startProvider: undefined };
  const reference = await import("@gk/provider");
  const [settings, configured] = readAll(env, configuration, reference.configuration);
  const social = connectedPages(settings.social, configured.social);
  return {
    settings: { ...settings, social },
    startProvider: (log, onAnswered) => reference.startProvider(configured, { log, onAnswered }),
  };
}
