export { WishLeaf, type WishLeafProps, WishLeaves, type WishLeavesProps } from "./WishLeaves.tsx";
