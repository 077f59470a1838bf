export { Avatar, type AvatarProps } from "./Avatar.tsx";
export { type AvatarSize, avatarSizes } from "./Avatar.variants.ts";
