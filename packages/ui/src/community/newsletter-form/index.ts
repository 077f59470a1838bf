export {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterFormQuestion,
  type NewsletterFormWords,
} from "./NewsletterForm.tsx";
export { type NewsletterFormVariant, newsletterFormVariants } from "./NewsletterForm.variants.ts";
export { type NewsletterFormValues, readNewsletterForm } from "./newsletter-form-values.ts";
