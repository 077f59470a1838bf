export { RegisterForm, type RegisterFormProps, type RegisterFormWords } from "./RegisterForm.tsx";
export { type RegisterFormValues, readRegisterForm } from "./register-form-values.ts";
