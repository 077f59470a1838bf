import { type Catalogue, isChinese } from "./translate.ts";

/** The texts in Chinese of a value, each with the one that stands at its place in the same value in English. */
function textsOf(chinese: unknown, english: unknown): [string, string][] {
  if (typeof chinese === "string") return isChinese(chinese) && typeof english === "string" ? [[chinese, english]] : [];
  if (typeof chinese !== "object" || chinese === null || typeof english !== "object" || english === null) return [];
  return Object.entries(chinese).flatMap(([name, part]) => textsOf(part, Reflect.get(english, name)));
}

/** What is written in both languages already, as words to translate. */
export const pairs = (words: { readonly "zh-HK": unknown; readonly "en-US": unknown }): Catalogue =>
  Object.fromEntries(textsOf(words["zh-HK"], words["en-US"]));
