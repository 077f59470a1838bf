/** How long a petal of the flower's drawing becomes: a bud without a mission, reaching the outer ring with the most. */
export function petalLength(count: number, most: number): number {
  const bud = 0.4;
  const full = 1.75;
  return most > 0 ? bud + (full - bud) * (count / most) : bud;
}
