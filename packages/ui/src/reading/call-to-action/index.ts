export { CallToAction, type CallToActionProps } from "./CallToAction.tsx";
export { type CallToActionTone, callToActionTones } from "./CallToAction.variants.ts";
