export { PasswordField, type PasswordFieldProps, type StrengthHint } from "./PasswordField.tsx";
export { type PasswordStrength, passwordStrengths } from "./password-strength.ts";
