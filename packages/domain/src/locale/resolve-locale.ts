import type { Locale } from "./locale.ts";

/**
 * The product's language for a language tag, judged by the script in which the tag is most likely written, so that
 * zh-Hant, zh-TW, zh-MO and zh-Hans all read zh-HK. Undefined for a tag that is malformed or of another language.
 * @source decision 5
 */
export function resolveLocale(tag: string): Locale | undefined {
  const script = scriptOf(tag);
  if (script === "Hant" || script === "Hans") return "zh-HK";
  return script === "Latn" && /^en(?:-|$)/i.test(tag) ? "en-US" : undefined;
}

function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}

/**
 * The product's language that an `Accept-Language` header prefers, or undefined when it names neither.
 * @source decision 5; T13
 * @example preferredLocale("fr, en-GB;q=0.8, zh;q=0.9") // "zh-HK"
 */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const wishes = (acceptLanguage ?? "").split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter));
    return { locale: resolveLocale(tag), quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  return wishes.filter((wish) => wish.quality > 0 && wish.locale).sort((a, b) => b.quality - a.quality)[0]?.locale;
}
