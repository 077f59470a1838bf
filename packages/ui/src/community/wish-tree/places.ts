/** Where a leaf hangs on the drawn tree: the share of the picture's width and height, and its slant in degrees. */
type Place = readonly [x: number, y: number, slant: number];

/** All over the crown and on its hanging roots, so that a tree with few leaves is not bare on one side. */
export const places: readonly Place[] = [
  [47.9, 10.4, -18],
  [30.9, 32.9, 24],
  [60.4, 21.4, -34],
  [39, 43.7, 12],
  [65.3, 44.4, 40],
  [41.7, 30.6, -8],
  [53.8, 19.9, 20],
  [36.7, 78.4, -30],
  [45.5, 42.1, 8],
  [69.4, 36, -22],
  [34, 21.4, 34],
  [52.1, 52.8, -12],
  [58, 42.1, 26],
  [40.6, 13, -26],
  [62.5, 74.8, 16],
  [50, 31.4, -4],
  [31.9, 46, 30],
  [47.2, 21.4, -38],
  [63.5, 31.4, 10],
  [43.1, 53.6, 22],
  [54.9, 11, -16],
  [58.3, 69.7, 36],
  [34.7, 57.4, -24],
  [60.4, 55.9, 14],
];
