export { EmailField, type EmailFieldProps, type Suggestion } from "./EmailField.tsx";
