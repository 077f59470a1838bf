import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import { browserPath } from "../../../scripts/browser.ts";
import { root } from "../build/places.ts";
import { run, serve } from "./run.ts";

export type ExampleName = "settings" | "server-only" | "dashboard";

export type App = {
  folder: string;
  address: string;
  browser: Browser;
  /** Ends the app and the browser, and removes the folder. */
  leave: () => Promise<void>;
};

/** An example, as another team's app: copied out of this repository, installed with the packed library, built and served. */
export async function startApp(name: ExampleName, tarball: string): Promise<App> {
  const folder = mkdtempSync(path.join(tmpdir(), `gk-ui-${name}-`));
  const ends: (() => void | Promise<void>)[] = [() => rmSync(folder, { recursive: true })];
  const leave = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    cpSync(path.join(root, "examples", name), folder, { recursive: true });
    run(folder, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund", tarball);
    run(folder, "npm", "run", "build");
    const browser = await chromium.launch({ executablePath: browserPath() });
    ends.push(() => browser.close());
    const { address, stop } = await serve(folder);
    ends.push(stop);
    return { folder, address, browser, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
