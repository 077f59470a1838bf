import { wordsOf } from "../wording/words.ts";
import en from "./messages/en-US.json" with { type: "json" };
import zh from "./messages/zh-HK.json" with { type: "json" };

/** Words the page that stands in for Tap & Go. */
export const tapAndGoWords = wordsOf({ "zh-HK": zh, "en-US": en });
