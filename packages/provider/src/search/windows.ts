import { addDays, addMonths, daysBetween, type IsoDate, searchBounds } from "@gk/domain";
import { byMonth, type MonthCount, totalOf } from "../content/kept.ts";

/**
 * How many of the newest rows are looked at first. What has a word in each of them has it in a hundred thousand; so no
 * more are looked at than give what is shown.
 */
export const FIRST_ROWS = 100;

/** How much more is looked at than what should do. */
const SAFETY = 1.2;

/** How much longer all may be than what is wanted, to be looked at instead. */
const NEARLY_ALL = 1.5;

/** After how many months a part of one is not worth its days: each of them is asked for by itself. */
const WHOLE_MONTHS = 3;

/** Of how many rows, found by the index in any order, the texts are looked at. */
const MOST_FOUND = 600;

/** Some of the newest rows of a list. */
export interface Window {
  /** Their first and last day. @default all rows */
  readonly days?: { readonly from: IsoDate; readonly to: IsoDate };
  readonly rows: number;
  /** Whether the rows themselves are looked at, and no index: few are read sooner. */
  readonly isRead?: boolean;
  /** Of how many of the rows that the index finds the texts are looked at: the newest are among them if that is all. */
  readonly most?: number;
}

/**
 * The newest rows of a list, about as many as are wanted: of the month in which they begin, its share of days, or all
 * where it is a small part.
 */
function windowOf(counts: readonly MonthCount[], today: IsoDate, wanted: number): Window {
  const total = totalOf(counts);
  // Most of it is as soon looked at as all.
  if (wanted * NEARLY_ALL >= total) return { rows: total };
  const months = byMonth(counts);
  const to = months[0]?.month;
  let rows = 0;
  for (const [passed, { month, count }] of months.entries()) {
    if (rows + count < wanted) {
      rows += count;
      continue;
    }
    if (passed >= WHOLE_MONTHS) return { days: { from: month, to: to ?? month }, rows: rows + count };
    // Of the month that it is, there is what has come by now.
    const next = addMonths(month, 1);
    const end = month <= today && today < next ? addDays(today, 1) : next;
    const share = (wanted - rows) / count;
    const days = Math.ceil(share * daysBetween(month, end));
    return { days: { from: addDays(end, -days), to: to ?? month }, rows: wanted };
  }
  return { rows: total };
}

/** What is looked at before anything is known of the words. */
export const firstWindow = (counts: readonly MonthCount[], today: IsoDate): Window => ({
  ...windowOf(counts, today, FIRST_ROWS),
  isRead: true,
});

/** What is looked at first of a list whose newest texts are known: where they have the words seldom, more than these. */
export function likelyWindow(
  counts: readonly MonthCount[],
  today: IsoDate,
  texts: readonly string[],
  words: readonly string[],
): Window {
  const first = firstWindow(counts, today);
  const having = (some: readonly string[]) => texts.filter((text) => some.every((word) => text.includes(word))).length;
  const found = having(words);
  if (first.days && found <= 1 && words.length > 1) {
    // Of words that are seldom together, each is known better: as if one had nothing to do with the other.
    const share = words.reduce((product, word) => (product * least(having([word]))) / first.rows, 1);
    return { ...windowOf(counts, today, rowsFor(share)), most: MOST_FOUND };
  }
  return nextWindow(counts, today, first, found) ?? first;
}

/** What is looked at first of what has a mark besides: such rows are asked of the index. */
export const firstMarkedWindow = (counts: readonly MonthCount[], today: IsoDate): Window =>
  windowOf(counts, today, FIRST_ROWS * 4);

/**
 * Where more is to be looked at, as much as is likely to have enough. Where little is known yet, it is all, as long as
 * the index finds not much.
 *
 * @returns undefined where it was enough, or all
 */
export function nextWindow(
  counts: readonly MonthCount[],
  today: IsoDate,
  { days, rows, most }: Window,
  found: number,
): Window | undefined {
  if (most !== undefined && found >= most) return windowOf(counts, today, likelyRows(rows, found));
  if (!days || found >= searchBounds.counted) return undefined;
  if (found <= 1) return { rows: totalOf(counts), most: MOST_FOUND };
  return windowOf(counts, today, likelyRows(rows, found));
}

/** Among how many rows there is enough, if so many were found among some. */
const likelyRows = (rows: number, found: number) => rowsFor(least(found) / rows);

/** Among how many rows there is enough, of which such a share is found. */
const rowsFor = (share: number) => (SAFETY * searchBounds.counted) / share;

/**
 * As how many to reckon those that were found. Of few there may be fewer still elsewhere, and to ask a third time takes
 * longer than to look at more: one in about twenty is asked for again.
 */
const least = (found: number) => (found === 0 ? 0 : found - Math.sqrt(found) + 1 / found);
