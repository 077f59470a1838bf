/**
 * Whether a path is a wanted one by the letter of the specification: one segment equal to it, two segments with it
 * first, or three segments with the `en-US` prefix first. The specification leaves the middle of three open; it is read
 * as having to be the wanted one. Misses `/zh-HK/…` and deeper paths, so no guard rests on it (T9).
 * @source spec §5; T8
 */
export function wantedPath(path: string, wanted: string): boolean {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.length === 3) return segments[0] === "en-US" && segments[1] === wanted;
  return segments.length > 0 && segments.length < 3 && segments[0] === wanted;
}
