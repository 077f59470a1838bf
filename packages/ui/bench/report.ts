/** One measurement. A target is the most that is wanted, or the least where `atLeast` says so. */
export type Figure = { name: string; value: number; unit?: string; target?: number; atLeast?: boolean };

function judged({ value, target, atLeast = false }: Figure): string {
  if (target === undefined) return "";
  const met = atLeast ? value >= target : value <= target;
  return `${atLeast ? "≥" : "≤"} ${target}`.padEnd(12) + (met ? "met" : "MISSED");
}

/** Prints measurements under a heading, each beside its target. */
export function print(heading: string, figures: readonly Figure[]) {
  console.log(`\n${heading}`);
  for (const figure of figures) {
    const value = `${figure.value.toFixed(figure.value < 100 ? 2 : 0)} ${figure.unit ?? ""}`;
    console.log(`  ${figure.name.padEnd(44)}${value.padEnd(14)}${judged(figure)}`.trimEnd());
  }
}

/** The mean of the values. */
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle one of the values. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * The middle one of what pairs of values relate to each other. The two of a pair are measured one right after the other, so
 * that a machine's better and worse minutes meet both and cancel out.
 */
export const medianRatio = (values: readonly number[], bases: readonly number[]) =>
  median(values.map((value, index) => value / (bases[index] ?? Number.NaN)));
