/** The papers of a page's sections; `reward` is for what has a prize in it, `gift` for the gift itself, `inverse` for the night. */
export const bandTones = ["page", "sunken", "reward", "gift", "inverse"] as const;
export type BandTone = (typeof bandTones)[number];
