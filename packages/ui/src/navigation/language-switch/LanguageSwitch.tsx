"use client";

import type { MouseEvent } from "react";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import * as css from "./LanguageSwitch.css.ts";

export type Language = {
  locale: Locale;
  /** The language's short name in itself: 中, Eng. */
  label: string;
  /** Leads to this page in that language, also before scripts. */
  href: string;
  current: boolean;
};

export type LanguageSwitchProps = {
  /** In the order in which they are shown. */
  languages: readonly Language[];
  /** Called when a language is chosen with scripts running, in place of following its link. */
  onSelect?: ((locale: Locale) => void) | undefined;
};

/** Whether the person asks for a new tab or window: such a press stays the browser's. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Links to the page in its languages. @source spec §2 "Navigation"; decision 41 */
export function LanguageSwitch({ languages, onSelect }: LanguageSwitchProps) {
  const { words } = useUi();
  const choose = (locale: Locale) => (event: MouseEvent) => {
    if (!onSelect || opensElsewhere(event)) return;
    event.preventDefault();
    onSelect(locale);
  };
  return (
    <ul aria-label={words.switchLanguage} className={css.track}>
      {languages.map(({ locale, label, href, current }) => (
        <li key={locale}>
          <Link
            href={href}
            lang={locale}
            hrefLang={locale}
            className={css.language}
            aria-current={current || undefined}
            onClick={choose(locale)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
