import { betweenWords } from "../../foundations/text/index.ts";
import { Fragment } from "react";
import * as css from "./SearchResults.css.ts";

export type MarkedTextProps = {
  /** The text in parts, of which some are what was searched. */
  parts: readonly { readonly text: string; readonly found: boolean }[];
};

/** A text whose words that were searched are marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, found }, place) =>
    found ? (
      <mark key={place} className={css.mark}>
        {betweenWords(text)}
      </mark>
    ) : (
      <Fragment key={place}>{betweenWords(text)}</Fragment>
    ),
  );
}
