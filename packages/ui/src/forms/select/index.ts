export { Select, type SelectProps } from "./Select.tsx";
export { SelectField, type SelectFieldProps } from "./SelectField.tsx";
