export { ChildCover, type ChildCoverProps, type CoverAction } from "./ChildCover.tsx";
export { type CoverTone, coverTones } from "./ChildCover.variants.ts";
export { AddChild, type AddChildProps, ChildCovers } from "./ChildCovers.tsx";
