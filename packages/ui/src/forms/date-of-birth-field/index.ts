export { DateOfBirthField, type DateOfBirthFieldProps } from "./DateOfBirthField.tsx";
export { dateOfBirthIn } from "./date-of-birth.ts";
