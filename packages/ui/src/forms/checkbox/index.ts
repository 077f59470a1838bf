export { box } from "./Checkbox.css.ts";
export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
