export { type HungWish, WishTree, type WishTreeProps } from "./WishTree.tsx";
