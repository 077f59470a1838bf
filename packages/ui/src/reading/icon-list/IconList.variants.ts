/** Which of the two is in bold: the `term` that is explained, or the `text`, as a fact that the term names. */
export const iconListEmphases = ["term", "text"] as const;
export type IconListEmphasis = (typeof iconListEmphases)[number];
