import type { Translator } from "../words/words.ts";

/** What a password's strength is called. */
export const passwordWords = (t: Translator) => t.group("auth.password.strength", ["weak", "fair", "strong"]);
