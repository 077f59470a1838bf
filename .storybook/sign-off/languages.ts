import type { Locale } from "../../packages/ui/src/index.ts";
import { isChinese } from "../language/translate.ts";

/** A name in another script, such as that of a language or of a person, is at most this long. */
const longestName = 12;

/** The attributes that are read out or shown. */
const spoken = [
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** A sentence: at least four words in a row in small letters, which no name has. */
const isEnglishSentence = (text: string) => /(?:^|\s)[a-z’']+(?:,? [a-z’']+){3}/.test(text);

/** Punctuation as Chinese is set, which takes the room of a character. */
const isFullWidth = (text: string) => /[、。，：；！？（）]/.test(text);

const languageAt = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") ?? "";

type Words = { text: string; element: Element };

function* wordsIn(root: Element): Generator<Words> {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement && !parentElement.closest("script, style, code")) {
      yield { text: textContent?.trim() ?? "", element: parentElement };
    }
  }
  for (const element of root.querySelectorAll("*")) {
    for (const name of spoken) yield { text: element.getAttribute(name)?.trim() ?? "", element };
    if (element instanceof HTMLInputElement && !/^(?:hidden|radio|checkbox)$/.test(element.type)) {
      yield { text: element.value, element };
    }
  }
}

/**
 * Whether words are in another language than they say; on an English page Chinese is at most a name, and says so.
 * What shows a script, and is not there to be understood, says `translate="no"`.
 */
const isStray = ({ text, element }: Words, page: Locale) => {
  if (element.closest('[translate="no"]')) return false;
  const isSaidToBeEnglish = languageAt(element).startsWith("en");
  if (isSaidToBeEnglish && isFullWidth(text)) return true;
  if (isChinese(text)) return isSaidToBeEnglish || (page === "en-US" && text.length > longestName);
  return !isSaidToBeEnglish && isEnglishSentence(text);
};

/** The words of a page that are in the other language and do not say so. */
export const strayWords = (root: Element, page: Locale): string[] => [
  ...new Set([...wordsIn(root)].filter((words) => isStray(words, page)).map(({ text }) => text)),
];
