import { articleTypes, localizePath, permanentRedirect, prefixedPath, socialServices, splitPath } from "@gk/domain";
import { createMiddleware } from "hono/factory";
import type { SiteBuild } from "./site-build.ts";

/**
 * Sends an address with a trailing slash, with escapes that it does not need, or with a language prefix or the name of a
 * page in other letter case, to its one form (decisions 4 and 65).
 */
export const canonicalAddress = (build: () => Promise<SiteBuild>) =>
  createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const plain = withoutNeedlessEscapes(pathname);
    const wanted = permanentRedirect(plain) ?? plain;
    const canonical = isLowerCase(wanted) ? wanted : inCaseOfPage(wanted, patternsOf(await build()));
    return canonical === pathname ? next() : c.redirect(canonical + search, 308);
  });

/** Letters, figures and the like as they are, which mean the same (RFC 3986, 6.2.2.2): a language that is escaped is none. */
const withoutNeedlessEscapes = (pathname: string) =>
  pathname.replaceAll(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent);

const segmentsOf = (path: string) => path.split("/").filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(":");
const isLowerCase = (pathname: string) => !/[A-Z]/.test(splitPath(pathname).path);

/** What a parameter can always be called: names that no route spells. A provider may have other lists besides. */
const known: Readonly<Record<string, readonly string[]>> = { ":articles": articleTypes, ":service": socialServices };

/** A pattern as it is, and with each name that its first such parameter can have. */
function named(pattern: string[]): string[][] {
  const at = pattern.findIndex((segment) => segment in known);
  return [pattern, ...(known[pattern[at] ?? ""] ?? []).map((name) => pattern.with(at, name))];
}

/** The pages' paths in segments, those with the most names first, as the router prefers them. */
function patternsOf({ routes }: SiteBuild): string[][] {
  const names = (pattern: readonly string[]) => pattern.filter((segment) => !isParameter(segment)).length;
  const written = Object.values(routes).flatMap((route) =>
    route?.path === undefined || route.path.includes("*") ? [] : named(segmentsOf(route.path)),
  );
  return written.toSorted((one, other) => names(other) - names(one));
}

/** A path with the names of its page as the table of routes spells them; its other parameters stay as they are. */
function inCaseOfPage(pathname: string, patterns: readonly (readonly string[])[]): string {
  const { path, prefix, locale } = splitPath(pathname);
  const segments = segmentsOf(path);
  const pattern = patterns.find(
    (each) =>
      each.length === segments.length &&
      each.every((name, index) => isParameter(name) || name.toLowerCase() === segments[index]?.toLowerCase()),
  );
  if (!pattern) return pathname;
  const spelled = `/${pattern.map((name, index) => (isParameter(name) ? segments[index] : name)).join("/")}`;
  return prefix === undefined ? localizePath(spelled, locale) : prefixedPath(spelled, locale);
}
