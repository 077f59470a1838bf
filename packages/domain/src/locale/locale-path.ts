import { defaultLocale, type Locale, locales } from "./locale.ts";

/** An address divided into its language and the rest. */
export interface SplitPath {
  /** The language of the page. */
  readonly locale: Locale;
  /** The language written in the address, or undefined for the unprefixed form. */
  readonly prefix: Locale | undefined;
  /** The address without its prefix; starts with one slash, since `//host` is another site. */
  readonly path: string;
  /** Whether the prefix is spelled in its own letter case; `/en-us` is not (T3). */
  readonly canonicalCase: boolean;
}

/**
 * Divides an address into its language and the rest, in any of its three forms.
 * @source spec §2; T1, T3
 * @example splitPath("/en-US/faq") // { locale: "en-US", prefix: "en-US", path: "/faq", canonicalCase: true }
 */
export function splitPath(pathname: string): SplitPath {
  const whole = withOneSlash(pathname);
  const [, segment = ""] = /^\/([^/?#]*)/.exec(whole) ?? [];
  const prefix = locales.find((locale) => locale.toLowerCase() === segment.toLowerCase());
  if (prefix === undefined) return { locale: defaultLocale, prefix, path: whole, canonicalCase: true };
  const rest = whole.slice(1 + segment.length);
  const path = rest.startsWith("/") ? withOneSlash(rest) : `/${rest}`;
  return { locale: prefix, prefix, path, canonicalCase: segment === prefix };
}

/**
 * An address of the site in a language: unprefixed in the default one, prefixed in the other. Takes an address in any
 * form and keeps its query and hash.
 * @source spec §2; T2
 * @example localizePath("/faq?a=1", "en-US") // "/en-US/faq?a=1"
 */
export function localizePath(path: string, locale: Locale): string {
  return locale === defaultLocale ? splitPath(path).path : prefixedPath(path, locale);
}

/**
 * An address of the site with the language written out, also in the default one: for links in mails, return addresses
 * and the redirect of signed-in guests.
 * @source decisions 8 and 41; T10
 * @example prefixedPath("/member", "zh-HK") // "/zh-HK/member"
 */
export function prefixedPath(path: string, locale: Locale): string {
  const bare = splitPath(path).path;
  return /^\/(?:[?#]|$)/.test(bare) ? `/${locale}${bare.slice(1)}` : `/${locale}${bare}`;
}

/**
 * The address to which a request is sent on (308) because its prefix has another letter case or it ends in a slash;
 * undefined when it is fine as it stands. `/zh-HK/x` is fine: only its canonical link is unprefixed.
 * @source decision 4; T2, T3
 */
export function permanentRedirect(pathname: string): string | undefined {
  const { prefix, path } = splitPath(pathname);
  const trimmed = withoutTrailingSlash(path);
  const wanted = prefix === undefined ? trimmed : prefixedPath(trimmed, prefix);
  return wanted === pathname ? undefined : wanted;
}

/** Folds the slashes that an address begins with: a redirect or a link to `//host` would leave the site. */
const withOneSlash = (path: string) => path.replace(/^\/+/, "/");

function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
