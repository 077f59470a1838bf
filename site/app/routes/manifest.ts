import primitive from "@gk/tokens/color.primitive.json" with { type: "json" };
import { localizePath } from "@gk/domain";
import { pictures } from "@gk/ui/pictures";
import { translatorOf } from "../data/head.server.ts";
import { visitOf } from "../data/page.server.ts";
import { paths } from "../paths.ts";
import icon192 from "../share/generated/icon-192.png";
import icon512 from "../share/generated/icon-512.png";
import maskable from "../share/generated/icon-maskable.png";
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
    // One app, in whichever language it was installed.
    id: paths.home,
    start_url: localizePath(paths.home, visit.locale),
    scope: paths.home,
    display: "minimal-ui",
    background_color: primitive.color.paper[50].$value.hex,
    theme_color: primitive.color.paper[50].$value.hex,
    icons: [
      { src: pictures.logoSymbol.src, sizes: "any", type: "image/svg+xml" },
      { src: icon192, sizes: "192x192", type: "image/png" },
      { src: icon512, sizes: "512x512", type: "image/png" },
      { src: maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
