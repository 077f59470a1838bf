/** The papers of a page's sections; `reward` is for what has a prize in it, `gift` for the gift itself, `inverse` for the night. */
export const bandTones = ["page", "sunken", "reward", "gift", "inverse"] as const;
export type BandTone = (typeof bandTones)[number];

/** A section of a page; `snug` for what else there is at the end of one, `slim` for one thing. */
export const bandRooms = ["wide", "snug", "slim"] as const;
export type BandRoom = (typeof bandRooms)[number];
