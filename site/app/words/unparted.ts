/**
 * A heading's words without the zero-width spaces between them (`partWords`): what programs read, and what is searched,
 * has no lines that could end there.
 *
 * @example unparted("學會\u200b等候") // "學會等候"
 */
export const unparted = (text: string): string => text.replaceAll("\u200b", "");
