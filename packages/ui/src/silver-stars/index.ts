export { SilverStars, type SilverStarsProps } from "./SilverStars.tsx";
