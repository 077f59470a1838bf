import { localizePath } from "@gk/domain";
import { renderSVG } from "uqr";
import { pathOf } from "../../../data/head.server.ts";
import { visitOf } from "../../../data/page.server.ts";
import type { Route } from "./+types/code";

/** The code that a phone's camera scans to open the download page that it stands on. */
export function loader(args: Route.LoaderArgs) {
  const { origin, locale } = visitOf(args);
  const page = pathOf(args.request).replace(/\/code\.svg$/, "");
  return new Response(renderSVG(origin + localizePath(page, locale), { ecc: "M", border: 3 }), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" },
  });
}
