export { SignInForm, type SignInFormProps, type SignInFormWords } from "./SignInForm.tsx";
export { readSignInForm, type SignInFormValues } from "./sign-in-form-values.ts";
