export { Band, type BandProps } from "./Band.tsx";
export { type BandTone, bandTones } from "./Band.variants.ts";
