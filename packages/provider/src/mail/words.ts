import type { Locale } from "@gk/domain";
import { wordsOf } from "../wording/words.ts";
import en from "./messages/en-US.json" with { type: "json" };
import zh from "./messages/zh-HK.json" with { type: "json" };

/** Words the messages of mails. */
export const mailWords = wordsOf({ "zh-HK": zh, "en-US": en });

type Text = typeof mailWords.text;

/** Words the messages of a mail in its language. */
export function mailTextIn(locale: Locale) {
  return (key: Parameters<Text>[1], values?: Parameters<Text>[2]) => mailWords.text(locale, key, values);
}
