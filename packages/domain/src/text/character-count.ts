/**
 * The length of a text as people count it: code points, so that `𨋢` is one (T59).
 * @units code points
 * @source decision 15
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
