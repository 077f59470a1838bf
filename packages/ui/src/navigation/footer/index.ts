export { Footer, type FooterProps } from "./Footer.tsx";
export { type FooterTone, footerTones, type SocialNetwork, socialNetworks } from "./Footer.variants.ts";
export { SocialTimeline, type SocialTimelineProps } from "./SocialTimeline.tsx";
