import { formatDate } from "@gk/domain";
import { ArticleFrame } from "@gk/ui/article-frame";
import { Band } from "@gk/ui/band";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { CardGrid } from "@gk/ui/card";
import { Container } from "@gk/ui/container";
import { Illustration } from "@gk/ui/illustration";
import { Prose } from "@gk/ui/prose";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { data, useParams } from "react-router-dom";
import { pictureOf } from "../../content/cover.ts";
import { articleHtml } from "../../content/sanitise.server.ts";
import { isSlug } from "../../content/slug.ts";
import { textPreview } from "../../content/text-preview.ts";
import { useAnswer } from "../../data/answers.ts";
import { headTitled, sharedAs, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { article as tellArticle, event as tellEvent } from "../../structured/reading.server.ts";
import { trail } from "../../structured/trail.server.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/article";
import { ArticleItem } from "./ArticleItem.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { MissionsOf } from "./Missions.tsx";
import { sectionOf } from "./sections.ts";
import { agesOf } from "./ages.ts";
import { Share } from "./Share.tsx";
import { TipTag } from "./TipTag.tsx";
import { TipTopics } from "./TipTopics.tsx";
import { wayTo } from "./way.ts";

export { headers } from "../../data/cache.ts";

const articleOf = (slug: string) =>
  query("getArticle", { params: { slug } }, { select: ({ data: { body: _body, ...article } }) => article });
const othersOf = (type: string) => query("listArticles", { query: { type, page: 1, limit: 4, published: 1 } });

/** The article's HTML is sanitised here and reaches the page as loader data only. */
export const loader = page("titled", async (visit, args: Route.LoaderArgs) => {
  const { articles: type, slug } = args.params;
  if (!isSlug(type) || !isSlug(slug)) throw data(null, { status: 404 });
  const { fallback, answers } = await read(visit, { article: articleOf(slug), others: othersOf(type) });
  const { body, ...found } = answers.article.data;
  const { title, summary, event } = found;
  // An article has one address: under its own type.
  if (found.type !== type) throw data(null, { status: 404 });
  const t = translatorOf(visit);
  const head = headTitled(visit, args.request, title, textPreview(summary));
  const told = event
    ? tellEvent(visit, t, { ...found, event }, head.canonical)
    : tellArticle(visit, t, found, head.canonical);
  return {
    fallback,
    address: head.canonical,
    html: articleHtml(body, visit.locale),
    // Of an event alone: what is the same each minute is kept compressed.
    now: event ? visit.now.toISOString() : undefined,
    head: sharedAs(
      {
        ...head,
        structured: [told, trail(visit, t, [...wayTo(found, t), { label: title, href: paths.article(type, slug) }])],
      },
      title,
      t(sectionOf(type).title),
      found.illustration,
    ),
  };
});

/** One article. @source spec §2 */
export default function Article() {
  const t = useTranslations();
  const headline = useHeadlines();
  const { html, address, now } = usePageData<typeof loader>();
  const { articles: section = "", slug = "" } = useParams();
  const article = useAnswer(articleOf(slug));
  const others = useAnswer(othersOf(section))
    .data.filter(({ id }) => id !== article.id)
    .slice(0, 3);
  const { title, summary, published_at: published, reading_minutes: minutes, illustration, tip, event } = article;
  const picture = pictureOf(illustration);
  const ages = tip && agesOf(tip);
  return (
    <>
      <ArticleFrame
        before={<Breadcrumb trail={[{ label: t("nav.home"), href: paths.home }, ...wayTo(article, t)]} />}
        title={headline(title)}
        lead={textPreview(summary)}
        meta={
          <>
            {tip && <TipTag tip={tip} icon />}
            <time dateTime={published}>{t("articles.published", { date: formatDate(published, t.locale) })}</time>
            {minutes && <span>{t("articles.readingTime", { minutes })}</span>}
            {ages && <span>{t("tips.ages", ages)}</span>}
          </>
        }
        aside={<Share address={address} title={title} />}
        {...(picture ? { picture: <Illustration of={picture} alt="" eager /> } : {})}
      >
        {event && now && <EventFacts event={event} slug={slug} now={now} />}
        <Prose html={html} />
        {tip && <MissionsOf tip={tip} />}
        {tip && <TipTopics tip={tip} />}
      </ArticleFrame>
      {others.length > 0 && (
        <Band tone="sunken" wave={0} room="snug" aria-labelledby="related">
          <Container>
            <Stack gap="6">
              <SectionHead id="related" title={t("articles.related")} align="start" />
              <CardGrid>
                {others.map((other) => (
                  <ArticleItem key={other.id} article={other} variant="plain" level={3} />
                ))}
              </CardGrid>
            </Stack>
          </Container>
        </Band>
      )}
    </>
  );
}
