import type { IsoDate } from "@gk/domain";
import type { Database } from "../database/database.ts";

/** How long what was read is answered as it was; pages of the site are kept as long. */
const KEPT_MS = 60_000;

/** Up to how many rows are counted anew each time, which takes no time. */
const FEW_ROWS = 1000;

/** How many rows of a list there are in a month, for each of its groups. */
export type MonthCount = { readonly month: IsoDate; readonly count: number };

interface Kept<Value> {
  readonly today: IsoDate;
  readonly at: number;
  readonly value: Value;
}

interface Entry<Value> {
  kept?: Kept<Value>;
  flight?: Promise<Kept<Value>> | undefined;
}

const entries = new WeakMap<Database, Map<string, Entry<unknown>>>();

/** What is read, and when. */
interface Reading<Value> {
  readonly name: string;
  readonly today: IsoDate;
  readonly now: Date;
  readonly read: () => Promise<Value>;
  /** Whether what was read is worth keeping. @default always */
  readonly isWorth?: (value: Value) => boolean;
}

/**
 * What was read in the last minute, and read anew by one behind the answer. What is not worth keeping, and what is of
 * another day, is read now.
 *
 * @source decision 139
 */
export async function kept<Value>(
  database: Database,
  { name, today, now, read, isWorth = () => true }: Reading<Value>,
): Promise<Value> {
  const all = entries.get(database) ?? new Map<string, Entry<unknown>>();
  entries.set(database, all);
  const entry = (all.get(name) ?? {}) as Entry<Value>;
  all.set(name, entry);
  const anew = async () => {
    entry.flight ??= read()
      .then((value) => (entry.kept = { today, at: now.getTime(), value }))
      .finally(() => (entry.flight = undefined));
    return entry.flight;
  };
  const last = entry.kept;
  if (last?.today !== today || !isWorth(last.value)) return (await anew()).value;
  // What can't be read now is read by the next request; this one has its answer.
  if (now.getTime() - last.at >= KEPT_MS) anew().catch(() => undefined);
  return last.value;
}

/** What is counted, and when. */
interface Counting<Count> {
  readonly list: string;
  readonly today: IsoDate;
  readonly now: Date;
  readonly count: () => Promise<readonly Count[]>;
}

/** The counts of a list: of many rows those of the last minute, of few rows those of now. */
export const keptCounts = <Count extends MonthCount>(
  database: Database,
  { list, count, ...when }: Counting<Count>,
): Promise<readonly Count[]> =>
  kept(database, { ...when, name: list, read: count, isWorth: (counts) => totalOf(counts) > FEW_ROWS });

/** How many rows there are together. */
export const totalOf = (counts: readonly MonthCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const months = new WeakMap<readonly MonthCount[], readonly MonthCount[]>();

/** The counts by month, newest first, whatever groups they are of. Of counts that are kept, they are kept too. */
export function byMonth(counts: readonly MonthCount[]): readonly MonthCount[] {
  const known = months.get(counts);
  if (known) return known;
  const sums = new Map<IsoDate, number>();
  for (const { month, count } of counts) sums.set(month, (sums.get(month) ?? 0) + count);
  const sorted = [...sums].map(([month, count]) => ({ month, count })).toSorted((a, b) => (a.month < b.month ? 1 : -1));
  months.set(counts, sorted);
  months.set(sorted, sorted);
  return sorted;
}
