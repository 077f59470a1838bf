/**
 * A table of numeric codes by slug. The slug is the last part of the catalogue key that words the code.
 * @source decision 18
 */
export type CodeTable = Readonly<Record<string, number>>;

/** The union of the codes in a table. */
export type CodeOf<Table extends CodeTable> = Table[keyof Table];

/** The codes of a table in the order in which they are written. */
export function codesOf<const Table extends CodeTable>(table: Table): readonly CodeOf<Table>[] {
  return Object.values(table) as CodeOf<Table>[];
}

/**
 * The slug of a code, from which the site makes the key of its name.
 * @example slugOf(transport, 3) // "lightRail", worded by `option.transport.lightRail`
 */
export function slugOf<const Table extends CodeTable>(table: Table, code: CodeOf<Table>): keyof Table & string;
export function slugOf(table: CodeTable, code: number): string | undefined;
export function slugOf(table: CodeTable, code: number): string | undefined {
  return Object.keys(table).find((slug) => table[slug] === code);
}
