import { defaultLocale, type Locale, resolveLocale } from "@gk/domain";

/** The language that a request asks for in its `Language` header (T18). */
export function localeOfRequest(request: Request): Locale {
  return resolveLocale(request.headers.get("Language") ?? "") ?? defaultLocale;
}
