export { SchoolTeaser, type SchoolTeaserProps, type SchoolTeaserWords } from "./SchoolTeaser.tsx";
export { type CharacterStrength, characterStrengths } from "./SchoolTeaser.variants.ts";
