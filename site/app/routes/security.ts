import { dayMs, locales } from "@gk/domain";
import { contactPoints } from "../contact-points.ts";
import { visitOf } from "../data/page.server.ts";
import type { Route } from "./+types/security";

/** How long what is said holds: RFC 9116 asks for less than a year. */
const validForMs = 180 * dayMs;

/** Where to tell of a weakness, as RFC 9116 wants it said. */
export function loader(args: Route.LoaderArgs) {
  const { origin, now } = visitOf(args);
  const lines = [
    `Contact: mailto:${contactPoints.email}`,
    `Expires: ${new Date(now.getTime() + validForMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
