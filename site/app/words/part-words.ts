const segmenter = new Intl.Segmenter("zh-HK", { granularity: "word" });

/** Words that the dictionary of `Intl` takes apart. */
const whole = /分享會|飯桌上|[上下]學期|貼士|市集|頁面|繪本/g;

/** The places within those words. */
const withinWords = (text: string) =>
  new Set(
    [...text.matchAll(whole)].flatMap(({ 0: word, index }) =>
      Array.from({ length: word.length - 1 }, (_, place) => index + 1 + place),
    ),
  );

/** What no line begins with: it belongs to the word before. */
const clings = /^[的了嗎呢吧啊呀們地得著過]$/u;

/**
 * Chinese with a zero-width space between its words, so that a heading knows where its lines may end. For the server and
 * for what is made before: browsers know other words, and the page has to be the same in both.
 *
 * @param follows whether a word stands before the text
 */
export function partWords(text: string, follows = false): string {
  const words = [...segmenter.segment(text)];
  const within = withinWords(text);
  return words
    .map(({ segment, isWordLike, index: place }, index) => {
      const isAfterWord = index === 0 ? follows : words[index - 1]?.isWordLike;
      const isParted = isWordLike && isAfterWord && !clings.test(segment) && !within.has(place);
      return isParted ? `\u200b${segment}` : segment;
    })
    .join("");
}
