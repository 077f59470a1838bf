import { wordsOf } from "../wording/words.ts";
import en from "./messages/en-US.json" with { type: "json" };
import zh from "./messages/zh-HK.json" with { type: "json" };

/** Words the promotion, and the page on which development tries others. */
export const promotionWords = wordsOf({ "zh-HK": zh, "en-US": en });
