/** One measurement. A target is the most that is wanted, or the least where `atLeast` says so. */
export type Figure = { name: string; value: number; unit?: string; target?: number; atLeast?: boolean };

const rounded = (value: number) => (Math.abs(value) < 10 ? Number(value.toFixed(3)) : Number(value.toFixed(1)));

function judged({ value, target, atLeast = false }: Figure): string {
  if (target === undefined) return "";
  const met = atLeast ? value >= target : value <= target;
  return `${atLeast ? "≥" : "≤"} ${target}`.padEnd(12) + (met ? "met" : "MISSED");
}

/** Prints measurements under a heading, each beside its target. */
export function print(heading: string, figures: readonly Figure[]) {
  console.log(`\n${heading}`);
  const longest = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const value = `${rounded(figure.value)} ${figure.unit ?? ""}`;
    console.log(`  ${figure.name.padEnd(longest + 2)}${value.padEnd(16)}${judged(figure)}`.trimEnd());
  }
}
