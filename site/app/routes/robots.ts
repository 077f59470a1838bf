import { locales, prefixedPath } from "@gk/domain";
import { visitOf } from "../data/page.server.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/robots";

const closed = [paths.member, `${paths.auth}/`, paths.maintenance, paths.adminWish];

/** What search engines leave alone: pages of a person, and pages that only pass people on. */
export function loader(args: Route.LoaderArgs) {
  const disallowed = closed.flatMap((path) => [path, ...locales.map((locale) => prefixedPath(path, locale))]);
  const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), ""];
  return new Response([...lines, `Sitemap: ${visitOf(args).origin}/sitemap.xml`, ""].join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
