export { Feature, type FeatureProps } from "./Feature.tsx";
export { type FeatureMediaSide, featureMediaSides } from "./Feature.variants.ts";
