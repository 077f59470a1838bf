export { useScrolledPast } from "./useScrolledPast.ts";
