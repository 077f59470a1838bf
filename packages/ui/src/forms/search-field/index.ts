export { SearchField, type SearchFieldProps } from "./SearchField.tsx";
export { SearchForm, type SearchFormProps } from "./SearchForm.tsx";
