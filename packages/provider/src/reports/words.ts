import { wordsOf } from "../wording/words.ts";
import en from "./messages/en-US.json" with { type: "json" };
import zh from "./messages/zh-HK.json" with { type: "json" };

/** Words the monthly reports. */
export const reportWords = wordsOf({ "zh-HK": zh, "en-US": en });
