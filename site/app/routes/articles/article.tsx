import { formatDate, hongKongToday, type IsoDate, textPreview } from "@gk/domain";
import { ArticleFrame } from "@gk/ui/article-frame";
import { Band } from "@gk/ui/band";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { CardGrid } from "@gk/ui/card";
import { Container } from "@gk/ui/container";
import { Illustration } from "@gk/ui/illustration";
import { Prose } from "@gk/ui/prose";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { data } from "react-router";
import { useLoaderData } from "react-router-dom";
import { pictureOf } from "../../content/cover.ts";
import { articleHtml } from "../../content/sanitise.server.ts";
import { gather, headOf, translatorOf, visitOf } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/article";
import { ArticleItem } from "./ArticleItem.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { isSlug, sectionOf } from "./sections.ts";
import { TipTag } from "./TipTag.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

/** The article's HTML is sanitised here and reaches the page as loader data only: no answer of the provider's does. */
export async function loader(args: Route.LoaderArgs) {
  const { articles: type, slug } = args.params;
  if (!isSlug(type) || !isSlug(slug)) throw data(null, { status: 404 });
  const visit = visitOf(args);
  const { answers } = await gather(visit, {
    article: query("getArticle", { params: { slug } }),
    others: query("listArticles", { query: { type, page: 1, limit: 4, published: 1 } }),
  });
  const { body, ...article } = answers.article.data;
  // An article has one address: under its own type.
  if (article.type !== type) throw data(null, { status: 404 });
  const t = translatorOf(visit);
  return {
    article,
    html: articleHtml(body, visit.locale),
    others: answers.others.data.filter(({ id }) => id !== article.id).slice(0, 3),
    today: hongKongToday(visit.now),
    head: headOf(visit, args.request, t("meta.article.title", { title: article.title }), textPreview(article.summary)),
  };
}

/** One article. @source spec §2 */
export default function Article() {
  const t = useTranslations();
  const { article, html, others, today } = useLoaderData<typeof loader>();
  const { type, title, summary, published_at: published, illustration, tip, event } = article;
  const picture = pictureOf(illustration);
  return (
    <>
      <ArticleFrame
        before={
          <Breadcrumb
            trail={[
              { label: t("nav.home"), href: paths.home },
              { label: t(sectionOf(type).title), href: paths.articles(type) },
            ]}
            current={title}
          />
        }
        title={title}
        lead={textPreview(summary)}
        meta={
          <>
            {tip && <TipTag tip={tip} />}
            <time dateTime={published}>
              {t("articles.published", { date: formatDate(published as IsoDate, t.locale) })}
            </time>
          </>
        }
        {...(picture ? { picture: <Illustration of={picture} alt="" eager /> } : {})}
      >
        {event && <EventFacts event={event} today={today} />}
        <Prose html={html} />
      </ArticleFrame>
      {others.length > 0 && (
        <Band tone="sunken" wave={0} aria-labelledby="related">
          <Container>
            <Stack gap="6">
              <SectionHead id="related" title={t("articles.related")} align="start" />
              <CardGrid>
                {others.map((other) => (
                  <li key={other.id}>
                    <ArticleItem article={other} look="plain" level={3} />
                  </li>
                ))}
              </CardGrid>
            </Stack>
          </Container>
        </Band>
      )}
    </>
  );
}
