import type { ArticleType } from "@gk/domain";
import { visitOf } from "../data/page.server.ts";
import { query } from "../data/query.ts";
import { read } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/sitemap";
import { type Place, sitemapXml } from "./sitemap/xml.ts";

const pages = [
  paths.home,
  paths.about,
  paths.app,
  paths.contact,
  paths.download,
  paths.downloadSchool,
  paths.events,
  paths.faq,
  paths.market,
  paths.news,
  paths.plans,
  paths.privacy,
  paths.school,
  paths.terms,
  paths.termsOfSubscription,
  paths.tips,
  paths.wishTree,
];

const most = { page: 1, limit: 100, published: 1 } as const;

const articlesOf = (type: ArticleType) => query("listArticles", { query: { type, ...most } });

/** Every public page there is, for search engines. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { answers } = await read(visit, {
    news: articlesOf("news"),
    events: articlesOf("events"),
    tips: articlesOf("tips"),
    advertisements: query("listAdvertisements", { query: most }),
    schoolTypes: query("listSchoolArticleTypes"),
    schoolArticles: query("listSchoolArticles", { query: most }),
  });
  const articles = [answers.news, answers.events, answers.tips].flatMap((list) => list.data);
  const places: Place[] = [
    ...pages.map((path) => ({ path })),
    ...articles.map(({ type, slug, published_at }) => ({ path: paths.article(type, slug), changed: published_at })),
    ...answers.advertisements.data.map(({ id }) => ({ path: paths.advertisement(id) })),
    ...answers.schoolTypes.data.map(({ slug }) => ({ path: paths.schoolType(slug) })),
    ...answers.schoolArticles.data.map(({ type, slug, published_at }) => ({
      path: paths.schoolArticle(type.slug, slug),
      changed: published_at,
    })),
  ];
  return new Response(sitemapXml(visit.origin, places), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
