import { excerptOf, folded, type Locale } from "@gk/domain";
import { unparted } from "../words/unparted.ts";
import { chaptersOf } from "./long-page.ts";
import { longPage } from "./pages.server.ts";
import { plainText } from "./plain-text.server.ts";

/** A frequent question that a search has found, with a part of its answer around the words found. */
export type FoundQuestion = {
  /** Its anchor on the page of questions. */
  id: string;
  title: string;
  excerpt: string;
};

const questionsIn = (locale: Locale) =>
  chaptersOf(longPage("faq", locale))
    .flatMap(({ parts }) => parts)
    .map(({ id, title, html }) => {
      const question = unparted(title);
      const answer = plainText(html);
      return {
        id,
        title: question,
        answer,
        foldedTitle: folded(question),
        foldedText: folded(`${question}\n${answer}`),
      };
    });

type Question = ReturnType<typeof questionsIn>[number];

const read = new Map<Locale, readonly Question[]>();

/** The questions of a language; they change with a release only. */
function questions(locale: Locale): readonly Question[] {
  const known = read.get(locale) ?? questionsIn(locale);
  read.set(locale, known);
  return known;
}

const inTitle = ({ foldedTitle }: Question, words: readonly string[]) =>
  words.filter((word) => foldedTitle.includes(word)).length;

/** The frequent questions that have every word, words of the question first: their text is the site's own (decision 75). */
export const findQuestions = (locale: Locale, words: readonly string[]): FoundQuestion[] =>
  questions(locale)
    .filter(({ foldedText }) => words.every((word) => foldedText.includes(word)))
    .toSorted((one, other) => inTitle(other, words) - inTitle(one, words))
    .map(({ id, title, answer }) => ({ id, title, excerpt: excerptOf(answer, words) }));
