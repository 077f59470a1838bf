import { localizePath } from "@gk/domain";
import { pictures } from "@gk/ui/pictures";
import { translatorOf } from "../data/head.server.ts";
import { visitOf } from "../data/page.server.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/manifest";

/** What a phone shows when the site is put on its home screen. */
export function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const t = translatorOf(visit);
  const manifest = {
    lang: visit.locale,
    name: t("manifest.name"),
    short_name: t("manifest.shortName"),
    description: t("manifest.description"),
    start_url: localizePath(paths.home, visit.locale),
    display: "minimal-ui",
    icons: [{ src: pictures.logoSymbol.src, sizes: "any", type: "image/svg+xml" }],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
