/** How much is read in a minute: a text of each script at the pace of a parent who does not hurry. */
const perMinute = { characters: 300, words: 200 };

/**
 * How long a text takes to read: its Chinese by characters, its other words by words, however the two are mixed.
 * @units whole minutes, rounded up; at least one
 * @source decision 145
 */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(characters / perMinute.characters + words / perMinute.words));
}
