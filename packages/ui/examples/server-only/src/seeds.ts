export type Seed = { id: string; name: string; sow: string; days: number; left: number };

/** What can be borrowed now. */
export const seeds: readonly Seed[] = [
  { id: "tomato", name: "矮種番茄", sow: "十月至十二月", days: 90, left: 24 },
  { id: "choysum", name: "菜心", sow: "九月至三月", days: 45, left: 51 },
  { id: "pea", name: "荷蘭豆", sow: "十月至一月", days: 70, left: 8 },
  { id: "coriander", name: "芫荽", sow: "十月至二月", days: 50, left: 0 },
];
