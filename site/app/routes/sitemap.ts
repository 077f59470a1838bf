import { type ArticleType, articleTypes } from "@gk/domain";
import { data } from "react-router";
import { type LongPageName, longPage } from "../content/pages.server.ts";
import { visitOf } from "../data/page.server.ts";
import { query } from "../data/query.ts";
import { mostAtOnce, readAll } from "../data/read-all.server.ts";
import { read } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import type { Visit } from "../session/context.ts";
import type { Route } from "./+types/sitemap";
import { maintenanceOf } from "./maintenance/seconds.ts";
import { type Place, sitemapPart } from "./sitemap/xml.ts";

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

const part = (page: number) => ({ page, limit: mostAtOnce, published: 1 }) as const;

const newest = (places: readonly Place[]) =>
  places
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

/** A list, which changes with its newest entry, and its entries. */
const listed = (path: string, entries: readonly Place[]): Place[] => [{ path, changed: newest(entries) }, ...entries];

async function articlesOf(visit: Visit, type: ArticleType): Promise<Place[]> {
  const all = await readAll(visit, (page) => query("listArticles", { query: { type, ...part(page) } }));
  const entries = all.map(({ slug, published_at }) => ({ path: paths.article(type, slug), changed: published_at }));
  return listed(paths.articles(type), entries);
}

async function marketOf(visit: Visit): Promise<Place[]> {
  const all = await readAll(visit, (page) => query("listAdvertisements", { query: part(page) }));
  const entries = all.map(({ id, valid_from }) => ({ path: paths.advertisement(id), changed: valid_from }));
  return listed(paths.market, entries);
}

async function schoolOf(visit: Visit): Promise<Place[]> {
  const { answers } = await read(visit, { types: query("listSchoolArticleTypes") });
  const all = await readAll(visit, (page) => query("listSchoolArticles", { query: part(page) }));
  const kinds = answers.types.data.flatMap(({ slug: type }) =>
    listed(
      paths.schoolType(type),
      all
        .filter((article) => article.type.slug === type)
        .map(({ slug, published_at }) => ({ path: paths.schoolArticle(type, slug), changed: published_at })),
    ),
  );
  return listed(paths.school, kinds);
}

/** What the provider has; undefined while it is away, when the pages that are ours are better than none. */
async function providedTo(visit: Visit): Promise<Place[] | undefined> {
  const check = await visit.client.checkServer();
  if (maintenanceOf(check)) return undefined;
  const parts = [marketOf(visit), schoolOf(visit), ...articleTypes.map((type) => articlesOf(visit, type))];
  const [market = [], school = [], ...articles] = await Promise.all(parts);
  return [...articles.flat(), ...market, ...school];
}

/** Every public page there is, for search engines. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const provided = await providedTo(visit);
  const places: Place[] = [
    ...undated.map((path) => ({ path })),
    ...written.map(([path, file]) => ({ path, changed: longPage(file, visit.locale).updated })),
    ...(provided ?? []),
  ];
  const xml = sitemapPart(visit.origin, places, new URL(args.request.url).searchParams.get("part"));
  if (xml === undefined) throw data(null, { status: 404 });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": provided ? "public, max-age=3600" : "no-store",
    },
  });
}
