/** Plain, or on white paper; how far something is, from what waits to what came back; what is given. @source DESIGN §2 */
export const tagTones = [
  "neutral",
  "paper",
  "waiting",
  "started",
  "current",
  "success",
  "off",
  "returned",
  "reward",
] as const;
export type TagTone = (typeof tagTones)[number];
