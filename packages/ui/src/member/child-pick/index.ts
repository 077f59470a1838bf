export { ChildPick, type ChildPickProps } from "./ChildPick.tsx";
