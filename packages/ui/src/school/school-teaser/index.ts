export { SchoolTeaser, type SchoolTeaserProps, type SchoolTeaserWords } from "./SchoolTeaser.tsx";
