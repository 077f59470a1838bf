export { WishLeaf, type WishLeafProps, WishLeaves } from "./WishLeaves.tsx";
