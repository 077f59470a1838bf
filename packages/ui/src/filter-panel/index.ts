export { type AppliedFilter, FilterBar, type FilterBarProps } from "./FilterBar.tsx";
export { FilterColumns, FilterForm, type FilterFormProps, FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";
