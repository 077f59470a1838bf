export { ResetPasswordForm, type ResetPasswordFormProps, type ResetPasswordFormWords } from "./ResetPasswordForm.tsx";
export { type ResetPasswordFormValues, readResetPasswordForm } from "./reset-password-form-values.ts";
