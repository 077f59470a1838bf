import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { browserPath } from "../../scripts/browser.ts";
import { firstViewBytes } from "./bytes.ts";
import { publicPages } from "./pages.ts";

const debuggingPort = 9334;

/** What is wanted of every public page: the score, Lighthouse's times in milliseconds, and scripts in thousands of bytes. */
const wanted = { score: 99, lcp: 1200, tbt: 30, cls: 0.02, scripts: 130 };

const columns = ["score", "LCP", "TBT", "CLS", "scripts"].map((name) => name.padStart(8)).join("");

/** Prints a line for each public page, once through: where it misses what is wanted, its line says so. */
export async function everyPage(origin: string) {
  console.log(`\nLighthouse, mobile, once, and scripts of the first view in brotli\n  ${"".padEnd(34)}${columns}`);
  for (const page of publicPages) {
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: [`--remote-debugging-port=${debuggingPort}`],
    });
    const result = await lighthouse(origin + page.path, {
      port: debuggingPort,
      logLevel: "error",
      onlyCategories: ["performance"],
      extraHeaders: { "Accept-Language": page.language },
    });
    await browser.close();
    const audit = (id: string) => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
    const score = (result?.lhr.categories["performance"]?.score ?? Number.NaN) * 100;
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
