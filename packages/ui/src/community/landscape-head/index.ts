export { LandscapeHead, type LandscapeHeadProps } from "./LandscapeHead.tsx";
