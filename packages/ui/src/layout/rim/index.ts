export { Rim, type RimProps } from "./Rim.tsx";
export { type RimCut, type RimSide, rimCuts, rimSides } from "./Rim.variants.ts";
