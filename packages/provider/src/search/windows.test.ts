import { addMonths, type IsoDate, searchBounds } from "@gk/domain";
import { describe, expect, test } from "vitest";
import { firstMarkedWindow, firstWindow, likelyWindow, nextWindow, type Window } from "./windows.ts";

const today: IsoDate = "2026-11-20";
/** Ten years of three hundred rows a month. */
const counts = Array.from({ length: 120 }, (_, back) => ({ month: addMonths("2026-11-01", -back), count: 300 }));
const total = 36_000;

const next = (window: Window, found: number) => nextWindow(counts, today, window, found);

/** The windows that are looked at until there is enough, where so many of a hundred rows have the words. */
function windowsOf(share: number): Window[] {
  const windows: Window[] = [];
  let window: Window | undefined = firstWindow(counts, today);
  while (window) {
    windows.push(window);
    const found: number = Math.floor((window.rows * share) / 100);
    window = next(window, Math.min(found, window.most ?? found));
  }
  return windows;
}

describe("what a search looks at (decision 150)", () => {
  test("is a whole list where it is short", () => {
    const short = [{ month: "2026-11-01" as const, count: 120 }];
    const window = firstWindow(short, today);
    expect(window).toEqual({ rows: 120, isRead: true });
    expect(nextWindow(short, today, window, 0)).toBeUndefined();
  });

  test("is at first a hundred rows, and nothing more where these are enough", () => {
    expect(firstWindow(counts, today)).toMatchObject({ rows: 100, isRead: true });
    expect(next(firstWindow(counts, today), searchBounds.counted)).toBeUndefined();
    expect(firstMarkedWindow(counts, today)).toMatchObject({ rows: 400 });
  });

  test("is then as much as is likely to have enough, since a first day", () => {
    const days = { from: "2026-11-01", to: "2026-11-01" };
    expect(next(firstWindow(counts, today), 25)).toEqual({ days, rows: expect.closeTo(299.4, 1) as number });
    const more = next(firstWindow(counts, today), 10);
    expect(more?.days?.from).toMatch(/^2026-09-/);
    expect(more?.rows).toBeGreaterThan(500);
  });

  test("is that at once where the newest texts are known", () => {
    const likely = (have: number, words = ["diving", "for"]) => {
      const texts = Array.from({ length: 100 }, (_, at) => (at < have ? "diving for beginners" : "for beginners"));
      return likelyWindow(counts, today, texts, words);
    };
    expect(likely(10)).toEqual(next(firstWindow(counts, today), 10));
    expect(likely(0)).toEqual(next(firstWindow(counts, today), 0));
    expect(likely(searchBounds.counted)).toEqual(firstWindow(counts, today));
    expect(likely(10, ["diving", "swimming"])).toEqual(likely(0));
    const short = [{ month: "2026-11-01" as const, count: 120 }];
    expect(likelyWindow(short, today, [], ["diving"])).toEqual(firstWindow(short, today));
  });

  test("of two words that are seldom together is as much as either's share says", () => {
    const texts = Array.from(
      { length: 100 },
      (_, at) => `${at < 40 ? "diving" : "chess"} ${at >= 90 ? "for two" : ""}`,
    );
    const likely = (...words: string[]) => likelyWindow(counts, today, texts, words);
    const window = likely("diving", "two");
    // A third and a fifteenth of all rows at the least: one in 43 has both.
    expect(window).toMatchObject({ days: { from: "2026-03-01" }, most: 600 });
    // Where they are less often together than that, all is looked at; where more often, as much as has enough.
    expect(next(window, 0)).toEqual({ rows: total, most: 600 });
    expect(next(window, 600)?.rows).toBeLessThan(window.rows);
    expect(next(window, searchBounds.counted)).toBeUndefined();
    expect(likelyWindow(counts, today, [], ["diving", "two"])).toEqual({ rows: total, most: 600 });
    // One word is known no better, and those that were found together are known.
    expect(likely("sailing")).toEqual(next(firstWindow(counts, today), 0));
    expect(likely("chess", "two")).toEqual(next(firstWindow(counts, today), 10));
  });

  test.each([2, 3, 4, 6, 10])("has enough in all but one or two of twenty, of which %d were found", (found) => {
    const rows = next(firstWindow(counts, today), found)?.rows ?? 0;
    // How likely it is that fewer than fifty are there, whatever share of all has the words: by gamma's distribution.
    const least = (searchBounds.counted * 100) / rows;
    const terms = Array.from({ length: found + 1 }, (_, n) => n).reduce<number[]>(
      (all, n) => [...all, n === 0 ? 1 : ((all.at(-1) ?? 0) * least) / n],
      [],
    );
    const tooFew = 1 - Math.exp(-least) * terms.reduce((sum, term) => sum + term, 0);
    expect(tooFew).toBeGreaterThan(0.02);
    expect(tooFew).toBeLessThan(0.1);
  });

  test("is all where nothing is known, as long as that is not much", () => {
    const all = next(firstWindow(counts, today), 0);
    expect(all).toEqual({ rows: total, most: 600 });
    expect(all && next(all, 599)).toBeUndefined();
    expect(all && next(all, 600)?.days).toBeDefined();
  });

  test.each([100, 50, 49, 20, 5, 2, 1, 0.5, 0.1, 0])("ends, with enough or with all, at %d in a hundred", (share) => {
    const windows = windowsOf(share);
    const last = windows.at(-1);
    const found = ((last?.rows ?? 0) * share) / 100;
    expect(found >= searchBounds.counted || last?.days === undefined).toBe(true);
    expect(windows.length).toBeLessThanOrEqual(3);
    // The texts of a few hundred rows at the most.
    for (const { rows, isRead, most } of windows) {
      expect(isRead ? rows : Math.min((rows * share) / 100, most ?? Infinity)).toBeLessThanOrEqual(600);
    }
  });
});
