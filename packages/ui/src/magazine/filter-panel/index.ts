export { type AppliedFilter, FilterBar, type FilterBarProps } from "./FilterBar.tsx";
export {
  FilterColumns,
  type FilterColumnsProps,
  FilterForm,
  type FilterFormProps,
  FilterPanel,
  type FilterPanelProps,
  type FilterWords,
} from "./FilterPanel.tsx";
