import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, type CDPSession, chromium } from "playwright";
import { browserPath } from "../../../scripts/browser.ts";
import { type PageName, pageNames } from "./builds.ts";
import { type Figure, mean } from "./report.ts";

/** How often each page is mounted. */
export const runs = 41;
const slowdown = 4;

const kinds: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves the built pages; pictures are not there, so that their decoding is not measured. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const file = path.join(folder, path.normalize(new URL(request.url ?? "/", "http://bench").pathname));
    const kind = kinds[path.extname(file)];
    if (kind) response.setHeader("Content-Type", kind).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** What the page's own thread has worked. Other programs do not count, unlike by the clock. @units milliseconds */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN);
}

/** How long a page works to mount for the first time, in a process of its own. */
async function mounted(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "mountPage" in globalThis);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  // What loading the page left behind is not swept up in the middle of the measurement.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const start = await worked(session);
  await page.evaluate(() => globalThis.mountPage());
  const taken = (await worked(session)) - start;
  await context.close();
  return taken;
}

/**
 * How long each page takes to mount in a browser that is four times as slow; the pages take turns. Of mean, median and
 * lowest times, the means relate to each other most alike from one run to the next.
 */
export async function mounting(folder: string): Promise<Figure[]> {
  const { origin, close } = await serve(folder);
  const browser = await chromium.launch({ executablePath: browserPath() });
  const taken: Record<PageName, number[]> = { bare: [], library: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const name of pageNames) taken[name].push(await mounted(browser, `${origin}/${name}/${name}.html`));
  }
  await browser.close();
  close();
  const { bare, library } = taken;
  return [
    { name: "bare elements", value: mean(bare), unit: "ms" },
    { name: "library", value: mean(library), unit: "ms" },
    { name: "library to bare elements", value: mean(library) / mean(bare), target: 1.3 },
  ];
}
