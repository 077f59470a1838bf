import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * Draws one page again and again and prints how often a second of processor time is enough for. A process of its own for
 * each page, so that the engine optimises for that page alone. The best of several short rounds counts: other work on the
 * machine can only make it slower.
 */
const [, , module = ""] = process.argv;
const { page } = (await import(module)) as { page: ReactNode };

function rate(milliseconds: number): number {
  const start = process.cpuUsage();
  const end = performance.now() + milliseconds;
  let drawn = 0;
  for (; performance.now() < end; drawn += 1) renderToString(page);
  const { user, system } = process.cpuUsage(start);
  return drawn / ((user + system) / 1e6);
}

// Until the engine has optimised it.
rate(600);
console.log(Math.max(...Array.from({ length: 12 }, () => rate(60))));
