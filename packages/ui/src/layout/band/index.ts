export { Band, type BandProps } from "./Band.tsx";
export { type BandRoom, type BandTone, bandRooms, bandTones } from "./Band.variants.ts";
