import lighthouse, { type Flags } from "lighthouse";
import { chromium } from "playwright";
import { browserPath } from "../../scripts/browser.ts";
import type { BenchPage } from "./pages.ts";

const port = 9333;

/** What Lighthouse finds of a page with its own settings for a phone, as its second visitor does, `runs` times in one browser. */
export async function found(origin: string, { path, language, cookie }: BenchPage, runs: number, flags: Flags = {}) {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [`--remote-debugging-port=${port}`],
  });
  const extraHeaders = { "Accept-Language": language, ...(cookie === undefined ? {} : { Cookie: cookie }) };
  // A page that is kept is made for the first who asks.
  await (await fetch(origin + path, { headers: extraHeaders })).text();
  const results = [];
  for (let count = 0; count < runs; count += 1) {
    const result = await lighthouse(origin + path, { port, logLevel: "error", extraHeaders, ...flags });
    if (!result) throw new Error(`Lighthouse has no result for ${origin}${path}.`);
    results.push(result.lhr);
  }
  await browser.close();
  return results;
}
