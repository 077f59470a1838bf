import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { entries, root } from "./places.ts";
import { sizeLimits } from "./size-limits.ts";
import { type Size, sizesOf } from "./sizes.ts";

/**
 * `npm run size`: what each entry adds to an app, beside the last release's figures. Fails above a limit.
 * `npm run size -- --release` keeps the figures, as those of the release that is being made, unless one is above its limit.
 */
type Release = { version: string; sizes: Record<string, Size> };

const record = path.join(root, "sizes.json");
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const last = readJson(record) as Release;
const { version } = readJson(path.join(root, "package.json")) as { version: string };

const limited = Object.entries(sizeLimits);
const sizes: Release["sizes"] = await sizesOf(
  Object.fromEntries([
    ...limited.map(([name, { entries: chosen }]) => [name, chosen]),
    ...[...entries.keys()].map((entry) => [entry, [entry]]),
  ]),
);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
const change = (now: number, then = now) => (now === then ? "" : `${now > then ? "+" : "−"}${Math.abs(now - then)} B`);
const columns = (...[name = "", ...figures]: string[]) =>
  name.padEnd(24) + figures.map((text) => text.padStart(11)).join("");

const table = Object.entries(sizes).map(([name, { js, css }]) => {
  const then = last.sizes[name];
  return columns(name, kilobytes(js), change(js, then?.js), kilobytes(css), then ? change(css, then.css) : "new");
});
const gone = Object.keys(last.sizes).flatMap((name) => (name in sizes ? [] : [columns(name, "", "gone")]));
const tooLarge = limited.flatMap(([name, { js, css }]) =>
  Object.entries({ js, css }).flatMap(([kind, limit]) => {
    const bytes = sizes[name]?.[kind as keyof Size] ?? 0;
    return bytes > limit ? [`${name}: ${kilobytes(bytes)} of ${kind}, more than its limit of ${kilobytes(limit)}`] : [];
  }),
);

const heading = columns("brotli", "JavaScript", `to ${last.version}`, "CSS", `to ${last.version}`);
process.stdout.write([heading, ...table, ...gone, ...tooLarge, ""].join("\n"));
process.exitCode = tooLarge.length > 0 ? 1 : 0;

if (process.argv.includes("--release") && tooLarge.length === 0) {
  writeFileSync(record, `${JSON.stringify({ version, sizes } satisfies Release, null, 2)}\n`);
}
