export { type DateRange, DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx";
