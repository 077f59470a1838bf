import type { Locale } from "@gk/domain";
import { IntlMessageFormat } from "intl-messageformat";

/** What stands in the places of a message. */
type WordValues = Readonly<Record<string, string | number>>;

/** What becomes of the words between a message's tags. */
type WordTags<Part> = Readonly<Record<string, (words: string) => Part>>;

/** A message catalogue in both languages, in ICU syntax. */
type Catalogue<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** The messages of a catalogue, worded. */
export interface Words<Key extends string> {
  /** A message without tags. */
  text(locale: Locale, key: Key, values?: WordValues): string;
  /** A message with tags, in the pieces that they make of it. */
  parts<Part>(locale: Locale, key: Key, tags: WordTags<Part>, values?: WordValues): (string | Part)[];
}

/** Makes a catalogue speak; each message is parsed once, when it is first used. */
export function wordsOf<Key extends string>(catalogue: Catalogue<Key>): Words<Key> {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (locale: Locale, key: Key) => {
    const name = `${locale} ${key}`;
    const format = formats.get(name) ?? new IntlMessageFormat(catalogue[locale][key], locale);
    formats.set(name, format);
    return format;
  };
  return {
    text: (locale, key, values) => String(formatOf(locale, key).format(values)),
    parts: <Part>(locale: Locale, key: Key, tags: WordTags<Part>, values?: WordValues) => {
      const handlers = Object.entries(tags).map(([tag, make]) => [tag, (chunks: unknown[]) => make(chunks.join(""))]);
      const worded = formatOf(locale, key).format<Part>({ ...values, ...Object.fromEntries(handlers) });
      return Array.isArray(worded) ? worded : [worded];
    },
  };
}
