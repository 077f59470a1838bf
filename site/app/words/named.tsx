import type { Locale } from "@gk/domain";
import { betweenWords } from "@gk/ui/text";
import { Fragment, type ReactNode } from "react";

/** What is written in the script of the other language: a voice of the page's language leaves it out or spells it. */
const foreign: Record<Locale, { lang: string; run: RegExp }> = {
  "zh-HK": { lang: "en", run: /(\p{Script=Latin}[\p{Script=Latin}\p{N}'’.\- ]*)/u },
  "en-US": { lang: "zh-HK", run: /(\p{Script=Han}[\p{Script=Han}\p{N}，。、：；！？「」]*)/u },
};

/** Words that a family has written, or a sentence with such a name, each part in the language of its script. */
export function named(text: string, locale: Locale): ReactNode {
  const { lang, run } = foreign[locale];
  const parts = text.split(run);
  if (parts.length === 1) return text;
  // One element: in a button, whose parts lie in a row, a sentence stays a sentence.
  return (
    <span>
      {parts.map((part, place) =>
        place % 2 === 1 ? (
          // Parts of one text, which never move.
          <span key={place} lang={lang}>
            {part}
          </span>
        ) : (
          <Fragment key={place}>{betweenWords(part)}</Fragment>
        ),
      )}
    </span>
  );
}
