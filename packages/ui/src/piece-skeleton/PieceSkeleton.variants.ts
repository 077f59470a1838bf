/** The pieces that are waited for: each has boxes of its own. */
export const skeletonPieces = ["card", "event", "child", "plan", "rows", "sheet", "form"] as const;
export type SkeletonPiece = (typeof skeletonPieces)[number];
