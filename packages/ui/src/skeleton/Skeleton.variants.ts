/** What a skeleton stands for: a line of text, a heading, a 16:9 picture, an avatar, a button. */
export const skeletonShapes = ["line", "box", "picture", "disc", "pill"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
