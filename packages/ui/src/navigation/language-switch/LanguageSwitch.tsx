import { LanguageLinks, type LanguageLinksProps } from "./LanguageLinks.tsx";
import { language, list } from "./LanguageSwitch.css.ts";

export type LanguageSwitchProps<Tag extends string = string> = LanguageLinksProps<Tag>;

const look = { list, language };

/** Links to the page in its languages, on a track for bars and menus. @source spec §2 "Navigation"; decision 41 */
export function LanguageSwitch<Tag extends string>(props: LanguageSwitchProps<Tag>) {
  return <LanguageLinks {...props} look={look} />;
}
