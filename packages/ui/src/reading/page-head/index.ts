export { PageHead, type PageHeadProps } from "./PageHead.tsx";
export { type PageHeadTone, pageHeadTones } from "./PageHead.variants.ts";
