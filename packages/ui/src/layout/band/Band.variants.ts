/** The papers of a page's sections; `reward` is for what has a gift in it, `inverse` for the night. */
export const bandTones = ["page", "sunken", "reward", "inverse"] as const;
export type BandTone = (typeof bandTones)[number];
