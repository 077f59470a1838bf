export { CaregiverForm, type CaregiverFormProps, type CaregiverFormWords } from "./CaregiverForm.tsx";
export { type CaregiverFormValues, readCaregiverForm } from "./caregiver-form-values.ts";
