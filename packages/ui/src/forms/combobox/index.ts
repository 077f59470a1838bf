export { Combobox, type ComboboxProps } from "./Combobox.tsx";
export type { Load } from "./use-options.ts";
