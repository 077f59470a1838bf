import { firstViewBytes } from "./bytes.ts";
import { found } from "./lighthouse.ts";
import { publicPages } from "./pages.ts";

/** What is wanted of every public page: the score, Lighthouse's times in milliseconds, and scripts in thousands of bytes. */
const wanted = { score: 99, lcp: 1200, tbt: 30, cls: 0.02, scripts: 130 };

const columns = ["score", "LCP", "TBT", "CLS", "scripts"].map((name) => name.padStart(8)).join("");

/** Prints a line for each public page, once through: where it misses what is wanted, its line says so. */
export async function everyPage(origin: string) {
  console.log(`\nLighthouse, mobile, once, and scripts of the first view in brotli\n  ${"".padEnd(34)}${columns}`);
  for (const page of publicPages) {
    const [result] = await found(origin, page, 1, { onlyCategories: ["performance"] });
    const audit = (id: string) => result?.audits[id]?.numericValue ?? Number.NaN;
    const score = (result?.categories["performance"]?.score ?? Number.NaN) * 100;
    const [lcp, tbt] = [audit("largest-contentful-paint"), audit("total-blocking-time")];
    const cls = audit("cumulative-layout-shift");
    const weighed = await firstViewBytes(origin, page);
    const scripts = weighed.find(({ name }) => name.startsWith("script "))?.value ?? Number.NaN;
    const missed = [
      ...(score >= wanted.score ? [] : ["score"]),
      ...(lcp <= wanted.lcp ? [] : ["LCP"]),
      ...(tbt <= wanted.tbt ? [] : ["TBT"]),
      ...(cls <= wanted.cls ? [] : ["CLS"]),
      ...(scripts <= wanted.scripts ? [] : ["scripts"]),
    ];
    const figures = [score.toFixed(0), lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3), scripts.toFixed(1)];
    const line = figures.map((figure) => figure.padStart(8)).join("");
    console.log(`  ${page.name.padEnd(34)}${line}${missed.length > 0 ? `  misses ${missed.join(", ")}` : ""}`);
  }
}
