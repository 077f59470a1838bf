import { brotliCompressSync } from "node:zlib";
import { chromium, devices, type Response } from "playwright";
import { browserPath } from "../../scripts/browser.ts";
import type { BenchPage } from "./pages.ts";
import type { Figure } from "./report.ts";

/** What is weighed, by the browser's name for it, and how much of it is wanted at most. @units thousands of bytes */
const kinds = { document: 25, script: 125, stylesheet: 12, font: 120, image: undefined } as const;

type Kind = keyof typeof kinds;

const isKind = (type: string): type is Kind => type in kinds;

/** Fonts are compressed already. */
const weight = (kind: Kind, body: Buffer) => (kind === "font" ? body.length : brotliCompressSync(body).length) / 1000;

/** What a phone really loads for the first view, nothing scrolled or pressed, in brotli. */
export async function firstViewBytes(origin: string, { path, language }: BenchPage): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath() });
  const page = await browser.newPage({ ...devices["Pixel 7"], locale: language });
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  // What comes from now on belongs to the sections that are drawn a second after the first view.
  const first = responses.map(async (response): Promise<[Kind, number][]> => {
    const kind = response.request().resourceType();
    return isKind(kind) ? [[kind, weight(kind, await response.body())]] : [];
  });
  const weighed = (await Promise.all(first)).flat();
  await browser.close();
  return Object.entries(kinds).map(([kind, target]) => {
    const own = weighed.filter(([other]) => other === kind);
    return {
      name: `${kind} (${own.length})`,
      value: own.reduce((sum, [, size]) => sum + size, 0),
      unit: "kB",
      ...(target === undefined ? {} : { target }),
    };
  });
}
