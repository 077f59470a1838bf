import { type Locale, localizePath, locales, splitPath } from "@gk/domain";
import { paths } from "../paths.ts";

/** The browser's stores of pages: the one that stands in for others, and the tips that were read. */
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
