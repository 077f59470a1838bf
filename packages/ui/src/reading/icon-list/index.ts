export { IconList, type IconListItem, type IconListProps } from "./IconList.tsx";
export { type IconListEmphasis, iconListEmphases } from "./IconList.variants.ts";
