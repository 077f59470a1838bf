/** One to three figures, then three and three: each looked at once, however many there are. */
const groups = /^-?\d{1,3}(?=(?:\d{3})*$)|\d{3}/gu;

/** A whole count with a comma before each three figures, as both languages write it: `1,234`. */
export const inThousands = (count: number): string => String(count).match(groups)?.join(",") ?? String(count);
