export { PasswordForm, type PasswordFormProps, type PasswordFormWords } from "./PasswordForm.tsx";
export { ProfileForm, type ProfileFormProps, type ProfileFormWords } from "./ProfileForm.tsx";
export { ProfileImageForm, type ProfileImageFormProps, type ProfileImageFormWords } from "./ProfileImageForm.tsx";
export {
  type PasswordFormValues,
  type ProfileFormValues,
  type ProfileImageFormValues,
  readPasswordForm,
  readProfileForm,
  readProfileImageForm,
} from "./profile-form-values.ts";
