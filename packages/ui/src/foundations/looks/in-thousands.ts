/** A whole count with a comma before each three figures, as both languages write it: `1,234`. */
export const inThousands = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
