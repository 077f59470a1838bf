export { GrowingTrees } from "./GrowingTrees.tsx";
