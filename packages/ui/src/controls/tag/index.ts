export { Tag, type TagProps } from "./Tag.tsx";
export { type TagTone, tagTones } from "./Tag.variants.ts";
