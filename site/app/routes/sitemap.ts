import { data } from "react-router-dom";
import { type LongPageName, longPage } from "../content/pages.server.ts";
import { visitOf } from "../data/page.server.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/sitemap";
import { maintenanceOf } from "./maintenance/seconds.ts";
import { sitemapOf } from "./sitemap/parts.ts";
import { fixed, sectionsOf } from "./sitemap/sections.server.ts";
import type { Place } from "./sitemap/xml.ts";

/** Pages whose text is ours, each with the file that says when it last changed. */
const written: readonly (readonly [path: string, file: LongPageName])[] = [
  [paths.about, "about-us"],
  [paths.app, "app"],
  [paths.download, "download"],
  [paths.downloadSchool, "download-school"],
  [paths.faq, "faq"],
  [paths.privacy, "privacy-policy"],
  [paths.terms, "terms-and-conditions"],
  [paths.termsOfSubscription, "terms-of-subscription"],
];

/** Pages of which nobody knows when they last changed. */
const undated = [paths.home, paths.contact, paths.newsletter, paths.plans, paths.wishTree];

/** Every public page there is, for search engines; only what is asked for is read, and sent as it is read. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const own: Place[] = [
    ...undated.map((path) => ({ path })),
    ...written.map(([path, file]) => ({ path, changed: longPage(file, visit.locale).updated })),
  ];
  // While the provider is away, the pages that are ours are better than none.
  const isAway = maintenanceOf(await visit.client.checkServer()) !== undefined;
  const sections = [fixed(own), ...(isAway ? [] : await sectionsOf(visit))];
  const body = await sitemapOf(visit.origin, sections, new URL(args.request.url).searchParams.get("part"));
  if (body === undefined) throw data(null, { status: 404 });
  return new Response(typeof body === "string" ? body : streamOf(body), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": isAway ? "no-store" : "public, max-age=3600",
    },
  });
}

/** What is made of a text as fast as it is taken. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
