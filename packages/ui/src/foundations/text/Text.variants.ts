/** From the words that introduce a section down to captions. */
export const textSizes = ["lead", "md", "sm", "xs"] as const;
export type TextSize = (typeof textSizes)[number];

/** How loud words are. All three keep 4.5 : 1 on the page's papers. */
export const textTones = ["primary", "secondary", "muted"] as const;
export type TextTone = (typeof textTones)[number];

/** `display` is the home page's headline and nothing else's. @source DESIGN §3 */
export const headingSizes = ["display", "5xl", "4xl", "3xl", "2xl", "xl", "lg"] as const;
export type HeadingSize = (typeof headingSizes)[number];
