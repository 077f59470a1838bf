export { ContactForm, type ContactFormProps, type ContactFormWords } from "./ContactForm.tsx";
export { type ContactFormValues, readContactForm } from "./contact-form-values.ts";
