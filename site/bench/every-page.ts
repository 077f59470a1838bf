import { firstViewBytes } from "./bytes.ts";
import { found } from "./lighthouse.ts";
import { median } from "./median.ts";
import type { BenchPage } from "./pages.ts";

type Column = "score" | "LCP" | "TBT" | "CLS" | "scripts";

/** How many digits of each figure are told. Lighthouse's times are in milliseconds, scripts in thousands of bytes. */
const digits: Record<Column, number> = { score: 0, LCP: 0, TBT: 0, CLS: 3, scripts: 1 };

/** What is wanted of a page: its score at least, of everything else this much at most. */
export type Wanted = Partial<Record<Column, number>>;

const columns = Object.keys(digits) as Column[];
const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(8)).join("")}`;

/** Prints a line for each page, the median of some rounds: where it misses what is wanted, its line says so. */
export async function everyPage(origin: string, pages: readonly BenchPage[], rounds: number, wanted: Wanted) {
  console.log(
    `\nLighthouse, mobile, median of ${rounds}, and scripts of the first view in brotli\n${row("", columns)}`,
  );
  for (const page of pages) {
    const results = await found(origin, page, rounds, { onlyCategories: ["performance"] });
    const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const weighed = await firstViewBytes(origin, page);
    const figures: Record<Column, number> = {
      score: median(results.map(({ categories }) => (categories["performance"]?.score ?? Number.NaN) * 100)),
      LCP: audit("largest-contentful-paint"),
      TBT: audit("total-blocking-time"),
      CLS: audit("cumulative-layout-shift"),
      scripts: weighed.find(({ name }) => name.startsWith("script "))?.value ?? Number.NaN,
    };
    const missed = columns.filter((column) => {
      const limit = wanted[column];
      if (limit === undefined) return false;
      return column === "score" ? !(figures.score >= limit) : !(figures[column] <= limit);
    });
    const line = row(
      page.name,
      columns.map((column) => figures[column].toFixed(digits[column])),
    );
    console.log(missed.length > 0 ? `${line}  misses ${missed.join(", ")}` : line);
  }
}
