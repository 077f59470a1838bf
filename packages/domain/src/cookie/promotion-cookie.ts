import { daySeconds } from "../date/day-length.ts";

/**
 * The cookie that says that the bar of offers was closed: by itself, since every page asks for it.
 * @units seconds
 * @source decision 33; spec §9
 */
export const promotionCookie = { name: "promotion", maxAgeSeconds: daySeconds, httpOnly: false } as const;

/** What it says then: the text, not the boolean, since `Boolean("false")` is true (T44). */
export const promotionClosed = "false";
