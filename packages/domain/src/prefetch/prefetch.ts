/** What a browser says of its connection; all of it is missing where the browser says nothing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether pages behind links may be fetched before they are asked for: not on 2g and not when data is saved.
 * @source spec §4; T111
 */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/^(?:slow-)?2g$/.test(connection?.effectiveType ?? "");
}
