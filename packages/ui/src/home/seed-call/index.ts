export { SeedCall, type SeedCallProps, type SeedCallWords } from "./SeedCall.tsx";
