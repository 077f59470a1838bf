export { type ChipLink, ChipLinks, type ChipLinksProps } from "./ChipLinks.tsx";
