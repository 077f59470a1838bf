import { type Locale, locales, localizePath, splitPath } from "@gk/domain";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { discovered } from "../locale/discovered.ts";
import { whenIdle } from "../when-idle.ts";
import { loadMessages } from "./catalogue.ts";

const othersThan = (locale: Locale) => locales.filter((other) => other !== locale);

type OtherLanguageProps = { locale: Locale; page: string };

/**
 * Fetches what the page needs in the other language when it is idle, so that the switch does not wait for it: the words,
 * and the route, which the router asks for where a page has a link to it.
 */
export function OtherLanguage({ locale, page }: OtherLanguageProps) {
  const { pathname } = useLocation();
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        for (const other of othersThan(locale)) {
          // What fails now is asked for again by the page in that language.
          loadMessages(other, page).catch(() => undefined);
        }
      }),
    [locale, page],
  );
  return (
    isIdle &&
    othersThan(locale).map((other) => (
      <a key={other} hidden href={localizePath(splitPath(pathname).path, other)} {...discovered}>
        {other}
      </a>
    ))
  );
}
