export { Announced, type AnnouncedProps } from "./Announced.tsx";
export { live } from "./live.ts";
