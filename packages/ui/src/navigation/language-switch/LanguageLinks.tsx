"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";

export type Language<Tag extends string = string> = {
  /** The language, as a BCP 47 tag. */
  locale: Tag;
  /** The language's name in itself: 中 and Eng on a track, 繁體中文（香港） and English as chips. */
  label: string;
  /** Leads to this page in that language, also before scripts. */
  href: string;
  current: boolean;
};

export type LanguageLinksProps<Tag extends string = string> = Omit<
  ComponentProps<"ul">,
  "aria-label" | "children" | "onSelect"
> & {
  /** In the order in which they are shown. */
  languages: readonly Language<Tag>[];
  /** Called when a language is chosen with scripts running, in place of following its link. */
  onSelect?: ((locale: Tag) => void) | undefined;
};

/** Whether the person asks for a new tab or window: such a press stays the browser's. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Links to the page in its languages, as they look in one place or another. */
export function LanguageLinks<Tag extends string>({
  languages,
  onSelect,
  look,
  className,
  ...rest
}: LanguageLinksProps<Tag> & { look: { readonly list: string; readonly language: string } }) {
  const { words } = useUi();
  const choose = (locale: Tag) => (event: MouseEvent) => {
    if (!onSelect || opensElsewhere(event)) return;
    event.preventDefault();
    onSelect(locale);
  };
  return (
    <ul {...rest} aria-label={words.switchLanguage} className={cx(look.list, className)}>
      {languages.map(({ locale, label, href, current }) => (
        <li key={locale}>
          <Link
            href={href}
            lang={locale}
            hrefLang={locale}
            className={look.language}
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
