import { type Locale, localizePath, splitPath } from "@gk/domain";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";

/** The language of the page, from its address. */
export function useLocale(): Locale {
  return splitPath(useLocation().pathname).locale;
}

/** Makes addresses in the page's language from those of `paths`. */
export function useLocalize(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path: string) => localizePath(path, locale), [locale]);
}
