export { NewsletterDialog, type NewsletterDialogProps, type NewsletterDialogWords } from "./NewsletterDialog.tsx";
