import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { Link } from "@gk/ui/link";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { Text } from "@gk/ui/text";
import type { Page } from "@gk/web";
import { data, useParams, useSearchParams } from "react-router-dom";
import { isSlug } from "../../content/slug.ts";
import { useAnswer } from "../../data/answers.ts";
import { headFor, headOfPart, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { firstNewIn, isBeyond, moreAnchor, moreOf, pageCount, pageHref, pagePart, pagesIn } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { useKeptPlace } from "../../data/useKeptPlace.ts";
import { filePaths } from "../../file-paths.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { dotted } from "../../words/dotted.ts";
import { phrases } from "../../words/phrases.tsx";
import { withPart } from "../../words/with-part.tsx";
import { type Translator, useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/list";
import { feedLinks } from "../feeds/links.server.ts";
import { ArticleItem } from "./ArticleItem.tsx";
import { EventItems } from "./EventItems.tsx";
import { TryTonight } from "./Missions.tsx";
import { NarrowingLinks } from "./NarrowingLinks.tsx";
import { type Narrowing, narrowingOf } from "./narrowings.ts";
import { NewsletterSheet } from "./NewsletterSheet.tsx";
import { knownType, sectionOf } from "./sections.ts";

export { headers } from "../../data/cache.ts";
export { backToPlace as clientLoader } from "../../data/useKeptPlace.ts";

/** How many articles a page has. @source decision 6 */
const limit = 12;

const listOf = (type: string, { page: first, to }: ReturnType<typeof pagesIn>, narrowing?: Narrowing) =>
  query("listArticles", {
    query: {
      type,
      page: first,
      limit: limit * (to - first + 1),
      published: 1,
      ...narrowing?.asks,
      ...(type === "events" && { order: "upcoming" }),
    },
  });

/** Which part of the list a page is: what it is narrowed to, and which page of that. */
function partOf(t: Translator, narrowing: Narrowing | undefined, place: Page): string | undefined {
  const parts = [narrowing && t(narrowing.name), pagePart(t, place)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : dotted(parts, t.locale);
}

export const loader = page("articles", async (visit, args: Route.LoaderArgs) => {
  const { articles: type } = args.params;
  if (!isSlug(type)) throw data(null, { status: 404 });
  const narrowing = narrowingOf(type, args.url.searchParams);
  const { fallback, answers } = await read(visit, { list: listOf(type, pagesIn(args.url.searchParams), narrowing) });
  const place = { ...answers.list.meta, limit };
  if (isBeyond(place)) throw data(null, { status: 404 });
  const t = translatorOf(visit);
  const known = knownType(type);
  const title = t(sectionOf(type).title);
  const head = headFor(visit, args.request, known ?? "articles", { title });
  const feeds = known ? feedLinks(visit, t, known) : [];
  const listed = { ...head, alternates: [...head.alternates, ...feeds] };
  return {
    fallback,
    head: headOfPart(visit, listed, partOf(t, narrowing, place)),
    // Of events alone: what is the same each minute is kept compressed.
    now: type === "events" ? visit.now.toISOString() : undefined,
  };
});

/** The articles of a type: news, events, tips and what else the provider has. @source spec §2; decision 6 */
export default function Articles() {
  const t = useTranslations();
  useKeptPlace();
  const { articles: type = "" } = useParams();
  const [search] = useSearchParams();
  const shown = pagesIn(search);
  const narrowing = narrowingOf(type, search);
  const { member } = useVisitor();
  const { now } = usePageData<typeof loader>();
  const { data: articles, meta } = useAnswer(listOf(type, shown, narrowing));
  const place = { ...meta, limit };
  const pages = pageCount(place);
  const path = narrowing?.path ?? paths.articles(type);
  const firstNew = firstNewIn(articles, shown, limit);
  const section = sectionOf(type);
  const { title, lead, tone, picture } = section;
  const empty = narrowing?.empty ?? section.empty;
  return (
    <>
      <PageHead
        tone={tone}
        picture={picture}
        title={withPart(phrases(t(title)), partOf(t, narrowing, place))}
        lead={t(lead)}
      />
      <PageBody>
        <NarrowingLinks type={type} current={narrowing} />
        {articles.length === 0 && (
          <EmptyState picture={pictures.emptyArticles} title={t(empty.title)} body={t(empty.body)} />
        )}
        {type === "events" && now ? (
          <>
            <EventItems events={articles} now={now} firstNew={firstNew} folds={narrowing === undefined} />
            <Text>
              <Link href={filePaths.eventCalendar}>{t("events.calendarFeed")}</Link>
            </Text>
          </>
        ) : (
          <CardGrid>
            {articles.map((article, index) => (
              <ArticleItem
                key={article.id}
                {...(article.id === firstNew && { id: moreAnchor })}
                article={article}
                variant={index === 0 && shown.page === 1 ? "lead" : "sheet"}
                eager={index < 3}
              />
            ))}
          </CardGrid>
        )}
        <Pagination
          current={Math.min(shown.to, pages)}
          total={pages}
          href={pageHref(path)}
          more={moreOf(t, path, shown, pages, t("articles.shown", { shown: articles.length, total: place.total }))}
        />
        {type === "tips" && <TryTonight />}
        {/* Members choose in their settings (decision 118). */}
        {type === "events" && !member && <NewsletterSheet />}
      </PageBody>
    </>
  );
}
