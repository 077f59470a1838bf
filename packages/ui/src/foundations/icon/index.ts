export { BrandMark, type BrandMarkProps } from "./BrandMark.tsx";
export { type BrandName, brandNames } from "./generated/brands.ts";
export * as icons from "./generated/icons.ts";
export { Icon, type IconDrawing, type IconProps } from "./Icon.tsx";
export { SpriteIcon, type SpriteIconProps } from "./SpriteIcon.tsx";
