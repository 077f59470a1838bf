export { Rim, type RimProps } from "./Rim.tsx";
