const longest = 2048;

/**
 * The path when it leads to a page of this site, else undefined: for the `redirect` and `back` parameters. Refuses what
 * a browser reads as another site (`//host`, `/\host`, `https:`), control characters and overlong text.
 * @source decisions 8 and 41
 */
export function safePath(path: unknown): string | undefined {
  if (typeof path !== "string" || path.length > longest) return undefined;
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
}
