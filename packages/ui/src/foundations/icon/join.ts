/** A drawing's own class, and that of whoever draws it. */
export const join = (own: string, extra: string | undefined) => (extra ? `${own} ${extra}` : own);
