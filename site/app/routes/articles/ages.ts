import type { ArticleSummary } from "@gk/web";

/** For which ages a tip is; undefined where the provider says it in another way than "4-9". */
export function agesOf({ ages }: NonNullable<ArticleSummary["tip"]>): { from: string; to: string } | undefined {
  const { from, to } = /^(?<from>\d{1,2})-(?<to>\d{1,2})$/.exec(ages)?.groups ?? {};
  return from && to ? { from, to } : undefined;
}
