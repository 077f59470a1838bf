import { Fragment, type ReactNode } from "react";

/** What a heading's words are parted by, where a segmenter has said which they are: a zero-width space. */
const mark = "\u200b";

/**
 * Words that are parted by zero-width spaces, as text that breaks between them only. Anything else stays as it is.
 *
 * @example betweenWords("學會\u200b等候") // 學會<wbr />等候
 */
export function betweenWords(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !text.includes(mark)) return text;
  return text.split(mark).map((word, index) => (
    // The words of a text never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
