import { entries } from "../build/places.ts";
import { sizeLimits } from "../build/size-limits.ts";
import { type Size, sizesOf } from "../build/sizes.ts";
import type { Figure } from "./report.ts";

const kilobytes = (size: number) => size / 1000;

const figures = (name: string, size: Size, limit?: Size): Figure[] =>
  (["js", "css"] as const).map((kind) => ({
    name: `${name}, ${kind === "js" ? "JavaScript" : "CSS"}`,
    value: kilobytes(size[kind]),
    unit: "kB",
    ...(limit ? { target: kilobytes(limit[kind]) } : {}),
  }));

/** What the promised sets and each entry by itself add to an app, in brotli, without React. */
export async function bytes(): Promise<Figure[]> {
  const limits = Object.entries(sizeLimits);
  const sizes = await sizesOf(
    Object.fromEntries([
      ...limits.map(([name, limit]) => [name, limit.entries] as const),
      ...[...entries.keys()].map((entry) => [entry, [entry]] as const),
    ]),
  );
  const limitOf = new Map<string, Size>(limits);
  return Object.entries(sizes).flatMap(([name, size]) => figures(name, size, limitOf.get(name)));
}
