import { found } from "./lighthouse.ts";
import { median } from "./median.ts";
import type { BenchPage } from "./pages.ts";
import type { Figure } from "./report.ts";

const runs = 5;

const categories = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;

/** Lighthouse's audits that are printed. @units milliseconds, and CLS's own */
const audits = [
  { id: "first-contentful-paint", name: "FCP", unit: "ms" },
  { id: "largest-contentful-paint", name: "LCP", unit: "ms", target: 1600 },
  { id: "total-blocking-time", name: "TBT", unit: "ms", target: 50 },
  { id: "cumulative-layout-shift", name: "CLS", target: 0.02 },
];

/** Lighthouse's scores and times with its own settings for a phone: the median of five runs. */
export async function speed(origin: string, page: BenchPage): Promise<Figure[]> {
  const results = await found(origin, page, runs);
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
