export { CompactBar } from "./CompactBar.tsx";
export type { CompactBarItem, CompactBarProps } from "./compact-bar-props.ts";
