export { SectionHead, type SectionHeadProps } from "./SectionHead.tsx";
export {
  type SectionHeadAlign,
  type SectionHeadTone,
  sectionHeadAligns,
  sectionHeadTones,
} from "./SectionHead.variants.ts";
