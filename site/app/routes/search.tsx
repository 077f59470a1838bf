import { localizePath, searchBounds, searchWords } from "@gk/domain";
import { Announced } from "@gk/ui/announced";
import { ChipLinks } from "@gk/ui/chip-links";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { SearchField } from "@gk/ui/search-field";
import { SearchBar } from "@gk/ui/search-results";
import { data, useNavigate, useSearchParams } from "react-router-dom";
import { findQuestions } from "../content/questions.server.ts";
import { useAnswer } from "../data/answers.ts";
import { headFor, headOfPage, headOfPart, translatorOf } from "../data/head.server.ts";
import { headlinesIn } from "../data/headlines.server.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { isBeyond, pageCount, pageNumber, pagePart } from "../data/paging.ts";
import { readAddition } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import { phrases } from "../words/phrases.tsx";
import { withPart } from "../words/with-part.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/search";
import { askedIn, contentOf, noContent, searchHref } from "./search/asked.ts";
import { Browse } from "./search/Browse.tsx";
import { Found } from "./search/Found.tsx";
import { kindsOf, placeOf } from "./search/kinds.ts";
import { NothingFound } from "./search/NothingFound.tsx";

/** No search is kept in the page cache: there are as many as there are words. */
export const loader = page("search", async (visit, args: Route.LoaderArgs) => {
  const asked = askedIn(args.url.searchParams);
  // What somebody looked for is no page of ours; that all can be looked for is.
  const head = { ...headFor(visit, args.request, "search"), unlisted: asked.text !== "" };
  if (asked.text === "") return { head, questions: [], questionCount: 0 };
  const current = pageNumber(args.url.searchParams);
  const { fallback, answer } = await readAddition(visit, contentOf(asked, current), noContent);
  const all = findQuestions(visit.locale, searchWords(asked.text));
  const place = placeOf(asked.kind, current, answer.meta, all.length);
  if (isBeyond(place)) throw data(null, { status: 404 });
  const { first, page: perPage } = searchBounds;
  const questions = asked.kind === "faq" ? all.slice((current - 1) * perPage, current * perPage) : all.slice(0, first);
  const part = headOfPart(visit, head, translatorOf(visit)("search.part", { q: asked.text }));
  return {
    fallback,
    head: headOfPage(visit, part, place),
    questions,
    questionCount: all.length,
    headlines: headlinesIn(questions, visit.locale),
  };
});

/** One search over all that the site has to read. @source decision 75 */
export default function Search() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asked, current] = [askedIn(search), pageNumber(search)];
  const { text, kind } = asked;
  const { questions, questionCount } = usePageData<typeof loader>();
  const content = useAnswer(text === "" ? undefined : contentOf(asked, current)) ?? noContent;
  const kinds = kindsOf(t, asked, { ...content.counts, faq: questionCount });
  const place = placeOf(kind, current, content.meta, questionCount);
  const { count: total, counted } = kinds[0] ?? { count: 0, counted: "0" };
  const action = localizePath(paths.search, t.locale);
  const shown = kinds.find((one) => one.kind === kind)?.count ?? 0;
  return (
    <>
      <PageHead
        title={withPart(phrases(t("search.title")), text === "" ? undefined : pagePart(t, place))}
        lead={t("search.lead")}
      />
      <PageBody>
        <SearchBar
          action={action}
          label={t("search.label")}
          submit={t("search.submit")}
          onSearch={(answers) => {
            const wanted = askedIn(new URLSearchParams({ q: textIn(answers) }));
            void navigate(localizePath(searchHref(wanted), t.locale));
          }}
        >
          <SearchField
            key={text}
            name="q"
            label={t("search.q")}
            placeholder={t("search.q.placeholder")}
            clear={t("search.q.clear")}
            maxLength={searchBounds.text.max}
            defaultValue={text}
          />
        </SearchBar>
        {text === "" ? (
          <Browse />
        ) : (
          <>
            <Announced as="p">{t("search.results", { count: total, counted, q: text })}</Announced>
            {total > 0 && <ChipLinks label={t("search.kinds")} links={kinds} />}
            {shown === 0 ? (
              <NothingFound asked={asked} elsewhere={total > 0} />
            ) : (
              <Found asked={asked} content={content} questions={questions} kinds={kinds} />
            )}
            <Pagination current={current} total={pageCount(place)} href={(number) => searchHref(asked, number)} />
          </>
        )}
      </PageBody>
    </>
  );
}

const textIn = (answers: FormData) => {
  const typed = answers.get("q");
  return typeof typed === "string" ? typed : "";
};
