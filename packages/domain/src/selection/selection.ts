/**
 * A selection with an entry more, or undefined when it is full: the entry is not added and "selection maximum reached"
 * is shown. An entry that is already there changes nothing.
 * @source spec §8; T71, T73
 */
export function withSelected(selected: readonly number[], entry: number, max: number): readonly number[] | undefined {
  if (selected.includes(entry)) return selected;
  return selected.length < max ? [...selected, entry] : undefined;
}
