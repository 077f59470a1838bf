export { CardSkeletons, type StandInProps } from "./CardSkeletons.tsx";
export { ChildSkeletons } from "./ChildSkeletons.tsx";
export { EventSkeletons } from "./EventSkeletons.tsx";
export { FormSkeleton, type FormSkeletonProps } from "./FormSkeleton.tsx";
export { OrderSkeletons } from "./OrderSkeletons.tsx";
export { PlanSkeletons } from "./PlanSkeletons.tsx";
export { PrizeSkeletons } from "./PrizeSkeletons.tsx";
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from "./Skeleton.tsx";
export { type SkeletonShape, skeletonShapes } from "./Skeleton.variants.ts";
