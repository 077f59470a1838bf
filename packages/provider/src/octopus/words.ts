import { wordsOf } from "../wording/words.ts";
import en from "./messages/en-US.json" with { type: "json" };
import zh from "./messages/zh-HK.json" with { type: "json" };

/** Words the pages that stand in for the Octopus app. */
export const octopusWords = wordsOf({ "zh-HK": zh, "en-US": en });
