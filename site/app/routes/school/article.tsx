import { formatDate, localizePath } from "@gk/domain";
import { ArticleFrame } from "@gk/ui/article-frame";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Illustration } from "@gk/ui/illustration";
import { Link } from "@gk/ui/link";
import { Prose } from "@gk/ui/prose";
import { data, redirect, useParams } from "react-router-dom";
import { pictureOf } from "../../content/cover.ts";
import { articleHtml } from "../../content/sanitise.server.ts";
import { textPreview } from "../../content/text-preview.ts";
import { useAnswer } from "../../data/answers.ts";
import { headFor, sharedAs, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { article as tellArticle } from "../../structured/reading.server.ts";
import { trail } from "../../structured/trail.server.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/article";

export { headers } from "../../data/cache.ts";

const articleOf = (id: string) =>
  query("getSchoolArticle", { params: { id } }, { select: ({ data: { body: _body, ...article } }) => article });

/**
 * By its number or its slug, and only under its own type (decision 6): its one address is that of its slug. Its HTML is
 * sanitised here.
 */
export const loader = page("schoolArticle", async (visit, args: Route.LoaderArgs) => {
  const { slug, input } = args.params;
  const { fallback, answers } = await read(visit, { article: articleOf(input) });
  const { body, type, title, summary, illustration, slug: name } = answers.article.data;
  if (type.slug !== slug) throw data(null, { status: 404 });
  const own = paths.schoolArticle(slug, name);
  if (input !== name) throw redirect(localizePath(own, visit.locale) + args.url.search, 308);
  const t = translatorOf(visit);
  const head = headFor(visit, args.request, "schoolArticle", { title }, textPreview(summary));
  const way = [
    { label: t("nav.school"), href: paths.school },
    { label: type.name, href: paths.schoolType(slug) },
    { label: title, href: own },
  ];
  const told = tellArticle(visit, t, answers.article.data, head.canonical);
  return {
    fallback,
    html: articleHtml(body, visit.locale),
    head: sharedAs({ ...head, structured: [told, trail(visit, t, way)] }, title, type.name, illustration),
  };
});

/** One school article. @source spec §2 */
export default function SchoolArticle() {
  const t = useTranslations();
  const headline = useHeadlines();
  const { html } = usePageData<typeof loader>();
  const article = useAnswer(articleOf(useParams()["input"] ?? ""));
  const { title, summary, type, published_at: published, reading_minutes: minutes } = article;
  const picture = pictureOf(article.illustration);
  const upHref = paths.schoolType(type.slug);
  return (
    <ArticleFrame
      before={
        <Breadcrumb
          trail={[
            { label: t("nav.home"), href: paths.home },
            { label: t("nav.school"), href: paths.school },
            { label: type.name, href: upHref },
          ]}
        />
      }
      title={headline(title)}
      lead={textPreview(summary)}
      meta={
        <>
          <time dateTime={published}>{t("articles.published", { date: formatDate(published, t.locale) })}</time>
          {minutes && <span>{t("articles.readingTime", { minutes })}</span>}
        </>
      }
      {...(picture ? { picture: <Illustration of={picture} alt="" eager /> } : {})}
    >
      <Prose html={html} />
      <Link href={upHref}>{t("school.articles.backToType", { type: type.name })}</Link>
    </ArticleFrame>
  );
}
