import { type NumberAnswer, numberIn, textIn } from "../../forms/form/index.ts";

/** The answers of the wish form, as the wire calls them. @source decision 25 */
export type WishFormValues = { name: string; category: NumberAnswer; wish: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readWishForm(data: FormData): WishFormValues {
  return { name: textIn(data, "name"), category: numberIn(data, "category"), wish: textIn(data, "wish") };
}
