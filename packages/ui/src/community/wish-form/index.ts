export { WishForm, type WishFormProps, type WishFormWords } from "./WishForm.tsx";
export { readWishForm, type WishFormValues } from "./wish-form-values.ts";
