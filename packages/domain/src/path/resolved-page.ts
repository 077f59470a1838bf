/** Browsers and servers have it alike; the types of either would bring along what no rule may use. */
declare const URL: new (address: string, base: string) => { readonly pathname: string };

/** The page that a path of this site leads to, as a browser reads it: `.` and `..` resolved, without query and hash. */
export const resolvedPage = (path: string): string => new URL(path, "https://site.invalid").pathname;

/** A page's address as the router looks it up, which knows no difference between `%73` and `s`; as it is where it can't be. */
export function decoded(page: string): string {
  try {
    return decodeURIComponent(page);
  } catch {
    return page;
  }
}
