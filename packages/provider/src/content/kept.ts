import type { IsoDate } from "@gk/domain";
import type { Database } from "../database/database.ts";

/** How long what was counted is answered as it was; pages of the site are kept as long. */
const KEPT_MS = 60_000;

/** Up to how many rows are counted anew each time, which takes no time. */
const FEW_ROWS = 1000;

/** How many rows of a list there are in a month, for each of its groups. */
export type MonthCount = { readonly month: IsoDate; readonly count: number };

interface Kept {
  readonly today: IsoDate;
  readonly at: number;
  readonly counts: readonly MonthCount[];
}

interface Entry {
  kept?: Kept;
  flight?: Promise<Kept> | undefined;
}

const entries = new WeakMap<Database, Map<string, Entry>>();

/** What is counted, and when. */
interface Counting<Count> {
  readonly list: string;
  readonly today: IsoDate;
  readonly now: Date;
  readonly count: () => Promise<Count[]>;
}

/**
 * The counts of a list. Of many rows they are those of the last minute, and counted anew by one behind the answer; of few
 * rows, and of another day, they are those of now.
 *
 * @source decision 139
 */
export async function keptCounts<Count extends MonthCount>(
  database: Database,
  { list, today, now, count }: Counting<Count>,
): Promise<readonly Count[]> {
  const lists = entries.get(database) ?? new Map<string, Entry>();
  entries.set(database, lists);
  const entry: Entry = lists.get(list) ?? {};
  lists.set(list, entry);
  const anew = async () => {
    entry.flight ??= count()
      .then((counts) => (entry.kept = { today, at: now.getTime(), counts }))
      .finally(() => (entry.flight = undefined));
    return entry.flight;
  };
  const { kept } = entry;
  const isUsable = kept?.today === today && totalOf(kept.counts) > FEW_ROWS;
  if (!isUsable) return (await anew()).counts as readonly Count[];
  // What can't be counted now is counted by the next request; this one has its answer.
  if (now.getTime() - kept.at >= KEPT_MS) anew().catch(() => undefined);
  return kept.counts as readonly Count[];
}

/** How many rows there are together. */
export const totalOf = (counts: readonly MonthCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const months = new WeakMap<readonly MonthCount[], readonly MonthCount[]>();

/** The counts by month, newest first, whatever groups they are of. Of counts that are kept, they are kept too. */
export function byMonth(counts: readonly MonthCount[]): readonly MonthCount[] {
  const kept = months.get(counts);
  if (kept) return kept;
  const sums = new Map<IsoDate, number>();
  for (const { month, count } of counts) sums.set(month, (sums.get(month) ?? 0) + count);
  const sorted = [...sums].map(([month, count]) => ({ month, count })).toSorted((a, b) => (a.month < b.month ? 1 : -1));
  months.set(counts, sorted);
  months.set(sorted, sorted);
  return sorted;
}
