export { type ChipLink, ChipLinks, type ChipLinksProps } from "./ChipLinks.tsx";
export { SectionLinks, type SectionLinksProps } from "./SectionLinks.tsx";
