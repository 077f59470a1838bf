/** The latest of some ISO days. */
export const latestOf = <Day extends string>(days: readonly Day[]): Day | undefined => days.toSorted().at(-1);
