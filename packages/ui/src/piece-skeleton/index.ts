export { PieceSkeleton, type PieceSkeletonProps } from "./PieceSkeleton.tsx";
export { type SkeletonPiece, skeletonPieces } from "./PieceSkeleton.variants.ts";
