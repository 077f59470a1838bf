import type { CarouselWords } from "./carousel/zh-HK.ts";
import { english } from "./en-US.ts";
import type { FormWords } from "./forms/zh-HK.ts";
import type { PageWords } from "./pages/zh-HK.ts";
import { chinese, type GeneralWords } from "./zh-HK.ts";

/**
 * Words that only a component knows ("close", "3 of 8"). The page's own words come in as props.
 * A key that is missing in one language does not compile; no component has a default in either.
 *
 * @source docs/architecture.md
 */
export const locales = ["zh-HK", "en-US"] as const;
export type Locale = (typeof locales)[number];

/** The words of one language. */
export type Words = GeneralWords & PageWords & CarouselWords & FormWords;

/** What every page needs: the words of fields, pages and carousels come with those. */
export const generalWords: Record<Locale, GeneralWords> = { "zh-HK": chinese, "en-US": english };

/** A language of the library, in which single words can be others; or any other one, with all of its words. */
export type Spoken =
  | {
      /** The language of the library's words, of dates and of figures. */
      locale: Locale;
      /** Words that take the place of the library's. Made once, outside of what is drawn. */
      words?: Partial<Words> | undefined;
    }
  | {
      /** The language of dates and figures, as a BCP 47 tag. */
      locale: string;
      /** All words, since the library has none in that language. Made once, outside of what is drawn. */
      words: Words;
    };

const isOurs = (locale: string): locale is Locale => locales.some((ours) => ours === locale);

/** The words in which the pieces speak: the library's where it has that language, and what the app says instead. */
export const wordsIn = <Some extends Partial<Words>>(
  ours: Record<Locale, Some>,
  { locale, words: given }: { locale: string; words?: Partial<Words> | undefined },
): Some => (isOurs(locale) ? { ...ours[locale], ...given } : (given as Words & Some));
