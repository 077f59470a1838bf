const [width, high, low] = [1200, 60, 128];

/** A line in a box of 1200 × 170 that swings from the picture of each step to the next, which stands lower or higher. */
export function pathThrough(steps: number): string {
  const column = width / steps;
  const half = column / 2;
  const at = (index: number) => ({ x: Math.round(half + index * column), y: index % 2 === 0 ? high : low });
  const start = at(0);
  let path = `M${start.x} ${start.y}`;
  for (let index = 1; index < steps; index += 1) {
    const from = at(index - 1);
    const to = at(index);
    const middle = Math.round(from.x + half);
    path += `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  }
  return path;
}
