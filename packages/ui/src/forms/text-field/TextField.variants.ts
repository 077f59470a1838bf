/** What one line of text can be; a telephone has its keypad, an address its own keys. */
export const textFieldTypes = ["text", "email", "tel", "search"] as const;
export type TextFieldType = (typeof textFieldTypes)[number];
