import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, devices, type Response } from "playwright";
import { browserPath } from "../../scripts/browser.ts";
import type { BenchPage } from "./pages.ts";
import type { Figure } from "./report.ts";

/** What is weighed, by the browser's name for it, and how much of it is wanted at most. @units thousands of bytes */
const kinds = { document: 25, script: 118, stylesheet: 12, font: 120, image: undefined } as const;

type Kind = keyof typeof kinds;

const isKind = (type: string): type is Kind => type in kinds;

type Weighed = { kind: Kind; file: string; size: number };

/** A file's name without the mark of its contents. @example "vendor.js" */
const fileOf = (url: string) => path.basename(new URL(url).pathname).replace(/-[\w-]{8}(?=\.)/, "");

/** Fonts are compressed already. */
const weight = (kind: Kind, body: Buffer) => (kind === "font" ? body.length : brotliCompressSync(body).length) / 1000;

/** What a phone really loads for the first view, nothing scrolled or pressed, in brotli. */
export async function firstViewBytes(
  origin: string,
  { path: address, language, cookie }: BenchPage,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath() });
  const page = await browser.newPage({ ...devices["Pixel 7"], locale: language });
  // The session's cookie belongs to one host, and to each request that goes there.
  if (cookie !== undefined) await page.setExtraHTTPHeaders({ Cookie: cookie });
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  await page.goto(origin + address, { waitUntil: "networkidle" });
  // What comes from now on belongs to the sections that are drawn a second after the first view.
  const first = responses.map(async (response): Promise<Weighed[]> => {
    const kind = response.request().resourceType();
    return isKind(kind) ? [{ kind, file: fileOf(response.url()), size: weight(kind, await response.body()) }] : [];
  });
  const weighed = (await Promise.all(first)).flat();
  await browser.close();
  return Object.entries(kinds).flatMap(([kind, target]) => {
    const own = weighed.filter((file) => file.kind === kind).toSorted((a, b) => b.size - a.size);
    return [
      {
        name: `${kind} (${own.length})`,
        value: own.reduce((sum, { size }) => sum + size, 0),
        unit: "kB",
        ...(target === undefined ? {} : { target }),
      },
      ...(kind === "script" ? own.map(({ file, size }) => ({ name: `  ${file}`, value: size, unit: "kB" })) : []),
    ];
  });
}
