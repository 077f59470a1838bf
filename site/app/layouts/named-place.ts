/**
 * The id of the place in a page that the end of an address names (`#refund`), as browsers look for it: decoded, or as it is
 * written where it can't be.
 */
export function namedPlace(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
