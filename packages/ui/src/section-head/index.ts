export { SectionHead, type SectionHeadProps } from "./SectionHead.tsx";
export { type SectionHeadTone, sectionHeadTones } from "./SectionHead.variants.ts";
