export {
  ToolComparison,
  type ToolComparisonProps,
  type ToolComparisonWords,
  type ToolRow,
} from "./ToolComparison.tsx";
export { type ToolName, toolNames } from "./ToolComparison.variants.ts";
export { ToolIcon, type ToolIconProps } from "./ToolIcon.tsx";
