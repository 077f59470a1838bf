import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { browserPath } from "../../scripts/browser.ts";
import { median } from "./median.ts";
import type { BenchPage } from "./pages.ts";
import type { Figure } from "./report.ts";

const runs = 5;
const debuggingPort = 9333;

const categories = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;

/** Lighthouse's audits that are printed. @units milliseconds, and CLS's own */
const audits = [
  { id: "first-contentful-paint", name: "FCP", unit: "ms" },
  { id: "largest-contentful-paint", name: "LCP", unit: "ms", target: 1600 },
  { id: "total-blocking-time", name: "TBT", unit: "ms", target: 50 },
  { id: "cumulative-layout-shift", name: "CLS", target: 0.02 },
];

async function run(url: string, language: string) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
    extraHeaders: { "Accept-Language": language },
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  return result.lhr;
}

/** Lighthouse's scores and times with its own settings for a phone: the median of five runs. */
export async function speed(origin: string, { path, language }: BenchPage): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [`--remote-debugging-port=${debuggingPort}`],
  });
  const results: Awaited<ReturnType<typeof run>>[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await run(origin + path, language));
  await browser.close();
  return [
    ...Object.entries(categories).map(([id, target]) => ({
      name: id,
      value: median(results.map((result) => (result.categories[id]?.score ?? 0) * 100)),
      target,
      atLeast: true,
    })),
    ...audits.map(({ id, ...figure }) => ({
      ...figure,
      value: median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)),
    })),
  ];
}
