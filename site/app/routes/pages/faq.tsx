import { formatDate, type IsoDate, localizePath, searchBounds, searchText } from "@gk/domain";
import { Announced } from "@gk/ui/announced";
import { ArticleFrame } from "@gk/ui/article-frame";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { EmptyState } from "@gk/ui/empty-state";
import { FaqList } from "@gk/ui/faq-list";
import { useSilentAnswer } from "@gk/ui/field";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { SearchField } from "@gk/ui/search-field";
import { SearchBar } from "@gk/ui/search-results";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { contactPoints } from "../../contact-points.ts";
import { chaptersOf } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { keptUnlessSearched } from "../../data/cache.ts";
import { headFor } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { questions } from "../../structured/reading.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/faq";
import { askedIn, faqHaving } from "./faq/asked.ts";
import { countIn, topicsHaving } from "./faq/having.ts";
import { useOpenAnswer } from "./useOpenAnswer.ts";

export { asLoaded as headers } from "../../data/cache.ts";

export const loader = page("faq", (visit, { request, url }: Route.LoaderArgs) => {
  const text = longPage("faq", visit.locale);
  const head = { ...headFor(visit, request, "faq"), structured: [questions(text)] };
  const told = { title: text.title, updated: text.updated, topics: chaptersOf(text), head };
  return keptUnlessSearched(url.searchParams.has("q"), told);
});

/** Questions by topic, narrowed by what is typed, each of which unfolds its answer. @source spec §2 */
export default function Questions() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { title, updated, topics } = usePageData<typeof loader>();
  const asked = askedIn(search);
  const [typed, setTyped] = useState({ after: asked, text: asked });
  // What was typed holds until another address asks for something else.
  const wanted = typed.after === asked ? typed.text : asked;
  const found = topicsHaving(topics, wanted);
  const filtered = searchText(wanted) !== "";
  const field = useRef<HTMLInputElement>(null);
  useSilentAnswer(field, () => {
    const text = field.current?.value ?? "";
    if (text !== wanted) setTyped({ after: asked, text });
  });
  useOpenAnswer();
  return (
    <ArticleFrame
      title={title}
      dynamic={false}
      lead={t("faq.lead")}
      meta={<time dateTime={updated}>{t("common.updatedOn", { date: formatDate(updated as IsoDate, t.locale) })}</time>}
      contents={{ label: t("legal.tableOfContents"), items: found }}
      after={
        <CallToAction
          {...t.group("faq.contact", ["title", "lead"], { days: contactPoints.replyWithinDays })}
          picture={pictures.mascotThink}
          actions={<ButtonLink href={paths.contact}>{t("common.contactUs")}</ButtonLink>}
        />
      }
    >
      <Stack gap="10">
        <SearchBar
          action={localizePath(paths.faq, t.locale)}
          label={t("faq.search.label")}
          submit={t("faq.search.submit")}
          onSearch={() => void navigate(localizePath(faqHaving(wanted), t.locale), { preventScrollReset: true })}
        >
          <SearchField
            key={asked}
            ref={field}
            name="q"
            label={t("faq.search.q")}
            placeholder={t("faq.search.placeholder")}
            clear={t("faq.search.clear")}
            maxLength={searchBounds.text.max}
            defaultValue={asked}
            onChange={(text) => {
              setTyped({ after: asked, text });
              // Past the router, for which this would be another page: it would tell of its arrival, and take the field away.
              if (text === "" && asked) history.replaceState(history.state, "", localizePath(paths.faq, t.locale));
            }}
          />
        </SearchBar>
        <Announced as="p">{filtered ? t("faq.search.results", { count: countIn(found) }) : null}</Announced>
        {found.length === 0 && (
          <EmptyState picture={pictures.emptyResults} {...t.group("faq.search.empty", ["title", "body"])}>
            <ButtonLink href={paths.faq} variant="secondary">
              {t("faq.search.all")}
            </ButtonLink>
          </EmptyState>
        )}
        {found.map(({ id, title: topic, parts }) => (
          <section key={id} aria-labelledby={id}>
            <Stack gap="4">
              <Heading level={2} size="2xl" id={id}>
                {topic}
              </Heading>
              <FaqList
                questions={parts.map((part) => ({
                  id: part.id,
                  question: part.title,
                  answer: <Prose html={part.html} />,
                }))}
              />
            </Stack>
          </section>
        ))}
      </Stack>
    </ArticleFrame>
  );
}
