import { type Locale, localizePath, locales, splitPath } from "@gk/domain";
import { hasNoLanguage, paths } from "../paths.ts";

/**
 * The browser's stores of pages: the one that stands in for others, and the tips that were read. The first has at the
 * address of `/` the language that is read.
 */
export const stores = { standIn: "stand-in", tips: "read-tips" } as const;

/** How many tips are kept: the ones read last. */
export const mostTips = 10;

/** Where the page that stands in lists the kept tips; without any it says nothing. */
export const listMark = "<!--kept tips-->";

/** The page that stands in for others without a connection. */
export const standInPath = (locale: Locale) => localizePath(paths.offline, locale);
export const standInPaths = locales.map(standInPath);

/** Whether an address is that of one tip. */
export const isTip = (pathname: string) => splitPath(pathname).path.startsWith(`${paths.tips}/`);

/** The one of a page's addresses under which it is kept: its canonical one. */
export const keptPath = (pathname: string) => localizePath(pathname, splitPath(pathname).locale);

/** Whether an address does not say its language, so that the site has to know its reader's. */
export const isOfNoLanguage = (pathname: string) => pathname === paths.home || hasNoLanguage(pathname);
