export { Skeleton, SkeletonGroup, type SkeletonProps } from "./Skeleton.tsx";
export { type SkeletonShape, skeletonShapes } from "./Skeleton.variants.ts";
