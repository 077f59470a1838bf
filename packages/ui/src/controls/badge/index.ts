export { Badge, type BadgeProps } from "./Badge.tsx";
export { type BadgeTone, badgeTones } from "./Badge.variants.ts";
