import type { Locale } from "@gk/domain";
import { partWords } from "../words/part-words.ts";

/** Every text that an answer gives as a title. */
function titlesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(titlesIn);
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === "title" && typeof value === "string" ? [value] : titlesIn(value),
  );
}

/** The titles in a loader's answers, parted into words: those that have more than one. Only Chinese needs it. */
export function headlinesIn(answers: unknown, locale: Locale): string[] {
  if (locale !== "zh-HK") return [];
  return [...new Set(titlesIn(answers))].map((title) => partWords(title)).filter((title) => title.includes("\u200b"));
}
