/** What is asked for. */
export type Kind = "public page" | "member page" | "call" | "file";

/** What came of everything that was asked. */
export type Traffic = {
  /** Notes an answer and how long it took. @units milliseconds */
  answered: (kind: Kind, ms: number) => void;
  /** Notes what should not happen. */
  failed: (what: string) => void;
  /** Counts something by its name. */
  counted: (what: string) => void;
  timesOf: (kind: Kind) => readonly number[];
  failures: () => readonly [what: string, times: number][];
  countOf: (what: string) => number;
  /** Forgets everything so far. */
  forget: () => void;
};

export function traffic(): Traffic {
  const times = new Map<Kind, number[]>();
  const failures = new Map<string, number>();
  const counts = new Map<string, number>();
  const raise = (counter: Map<string, number>, what: string) => counter.set(what, (counter.get(what) ?? 0) + 1);
  return {
    answered(kind, ms) {
      const own = times.get(kind) ?? [];
      times.set(kind, own);
      own.push(ms);
    },
    failed: (what) => void raise(failures, what),
    counted: (what) => void raise(counts, what),
    timesOf: (kind) => times.get(kind) ?? [],
    failures: () => [...failures].toSorted(([, a], [, b]) => b - a),
    countOf: (what) => counts.get(what) ?? 0,
    forget() {
      for (const kept of [times, failures, counts]) kept.clear();
    },
  };
}

/** The time within which so many of a hundred were answered. */
export function percentile(times: readonly number[], of100: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? Number.NaN;
}
