export { SilverStars, type SilverStarsProps } from "./SilverStars.tsx";
export { type SilverStarsSize, silverStarsSizes } from "./SilverStars.variants.ts";
