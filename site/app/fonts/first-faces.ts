import { defaultLocale, type Locale } from "@gk/domain";
import chinese from "./generated/chiron-first.woff2?url";
import english from "./generated/nunito-english.woff2?url";

/** The font files that a page shows at once: the slice of the Chinese face is cut for the home page alone. */
export const firstFaces = ({ locale, path }: { locale: Locale; path: string }): string[] =>
  locale === defaultLocale && path === "/" ? [english, chinese] : [english];
