/** What a skeleton stands for: a line of text, a heading, a 16:9 picture, an avatar, a small or broad button, a field. */
export const skeletonShapes = ["line", "box", "picture", "disc", "pill", "button", "control"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
