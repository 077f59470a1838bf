/**
 * Finds the id behind a slug that another seed file names.
 *
 * @errors A slug that the list does not have is a mistake in the seed, and is named.
 */
export function idsBySlug(rows: readonly { id: number; slug: string }[]): (slug: string) => number {
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The seed has no row "${slug}".`);
    return id;
  };
}
