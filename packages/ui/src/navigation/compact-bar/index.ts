export { CompactBar, type CompactBarItem, type CompactBarProps } from "./CompactBar.tsx";
