/** Steps of the 4 px scale: `05` is 2 px, `4` is 16 px, `32` is 128 px. @source DESIGN §4 */
export const gaps = [
  "0",
  "05",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "10",
  "12",
  "14",
  "16",
  "20",
  "24",
  "32",
] as const;
export type Gap = (typeof gaps)[number];

/** Where the room goes that a row leaves. */
export const rowJustifications = ["start", "center", "between", "end"] as const;
export type RowJustification = (typeof rowJustifications)[number];
