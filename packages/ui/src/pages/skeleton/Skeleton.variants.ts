/** What a skeleton stands for: a line of text, a heading, a 16:9 picture, an avatar, a small or broad button, a field. */
export const skeletonVariants = ["line", "box", "picture", "disc", "pill", "button", "control"] as const;
export type SkeletonVariant = (typeof skeletonVariants)[number];
