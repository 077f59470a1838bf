import { chips } from "../../foundations/looks/chips.css.ts";
import { language } from "./LanguageChips.css.ts";
import { LanguageLinks, type LanguageLinksProps } from "./LanguageLinks.tsx";

export type LanguageChipsProps<Tag extends string = string> = LanguageLinksProps<Tag>;

const look = { list: chips, language };

/** The same links as those of `LanguageSwitch`, as chips: the language among a reader's settings. */
export function LanguageChips<Tag extends string>(props: LanguageChipsProps<Tag>) {
  return <LanguageLinks {...props} look={look} />;
}
