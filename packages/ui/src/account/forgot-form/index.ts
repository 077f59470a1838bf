export { ForgotForm, type ForgotFormProps, type ForgotFormWords } from "./ForgotForm.tsx";
export { type ForgotFormValues, readForgotForm } from "./forgot-form-values.ts";
