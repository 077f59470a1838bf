import { LanguageLinks, type LanguageLinksProps } from "./LanguageLinks.tsx";
import * as css from "./LanguageChips.css.ts";

export type LanguageChipsProps<Tag extends string = string> = LanguageLinksProps<Tag>;

/** The same links as those of `LanguageSwitch`, as chips: the language among a reader's settings. */
export function LanguageChips<Tag extends string>(props: LanguageChipsProps<Tag>) {
  return <LanguageLinks {...props} look={css} />;
}
