export { NewsletterForm, type NewsletterFormProps, type NewsletterFormWords } from "./NewsletterForm.tsx";
export { type NewsletterFormLayout, newsletterFormLayouts } from "./NewsletterForm.variants.ts";
export { type NewsletterFormValues, readNewsletterForm } from "./newsletter-form-values.ts";
