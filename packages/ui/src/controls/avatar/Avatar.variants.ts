/** 32, 48, 72 and 112 px. */
export const avatarSizes = ["sm", "md", "lg", "xl"] as const;
export type AvatarSize = (typeof avatarSizes)[number];
