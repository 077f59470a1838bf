export { type TabLink, TabLinks, type TabLinksProps } from "./TabLinks.tsx";
