import { asksForSomething, localizePath } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { CardGrid } from "@gk/ui/card";
import type { FilterDrawerProps } from "@gk/ui/filter-drawer";
import { FilterBar, FilterColumns, FilterPanel } from "@gk/ui/filter-panel";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { useMemo, useState } from "react";
import { data, useNavigate, useSearchParams } from "react-router-dom";
import { useAnswer } from "../data/answers.ts";
import { keptUnlessSearched } from "../data/cache.ts";
import { headFor, headOfPage, translatorOf } from "../data/head.server.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { firstNewIn, isBeyond, moreAnchor, moreOf, pageCount, pagePart, pagesIn } from "../data/paging.ts";
import { query } from "../data/query.ts";
import { read } from "../data/read.server.ts";
import { useKeptPlace } from "../data/useKeptPlace.ts";
import { idleDrawer } from "../idle-drawer.tsx";
import { paths } from "../paths.ts";
import { phrases } from "../words/phrases.tsx";
import { unparted } from "../words/unparted.ts";
import { withPart } from "../words/with-part.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/market";
import { AdvertisementItem } from "./market/AdvertisementItem.tsx";
import { appliedIn } from "./market/applied.ts";
import { answersIn, choiceIn, listOf, marketHref, shownOf } from "./market/choice.ts";
import { MarketQuestions } from "./market/MarketQuestions.tsx";
import { NoneFound } from "./market/NoneFound.tsx";
import { wrongIn } from "./market/wrong.server.ts";

export { asLoaded as headers } from "../data/cache.ts";
export { backToPlace as clientLoader } from "../data/useKeptPlace.ts";

const categories = query("listMarketCategories");
const areas = query("listAreas");
const panel = "filters";

/** The filters of a phone. */
const Drawer = idleDrawer<FilterDrawerProps>(
  () => import("@gk/ui/filter-drawer").then(({ FilterDrawer }) => FilterDrawer),
  panel,
);

export const loader = page("market", async (visit, args: Route.LoaderArgs) => {
  const search = args.url.searchParams;
  const [choice, shown] = [choiceIn(search), pagesIn(search)];
  const { fallback, answers } = await read(visit, { list: listOf(choice, shown), categories, areas });
  const { place } = shownOf(choice, shown, answers.list);
  if (isBeyond(place)) throw data(null, { status: 404 });
  return keptUnlessSearched(choice.keyword !== "" || choice.location !== "", {
    fallback,
    ...wrongIn(translatorOf(visit), search),
    head: headOfPage(visit, headFor(visit, args.request, "market"), place),
  });
});

/** What merchants offer families, by what they look for. @source spec §2, §9 (six to a page); decision 48 */
export default function Market() {
  const t = useTranslations();
  const navigate = useNavigate();
  useKeptPlace();
  const [search] = useSearchParams();
  const choice = useMemo(() => choiceIn(search), [search]);
  const shown = pagesIn(search);
  const { wrong, wrongField } = usePageData<typeof loader>();
  const { items, place, isCapped } = shownOf(choice, shown, useAnswer(listOf(choice, shown)));
  const pages = pageCount(place);
  const firstNew = firstNewIn(items, shown, place.limit);
  const results = isCapped
    ? t("market.atLeast", { count: String(place.total) })
    : t("market.results", { count: place.total });
  const [kinds, parts] = [useAnswer(categories).data, useAnswer(areas).data];
  const options = useMemo(
    () => ({ categories: kinds, districts: parts.flatMap(({ districts }) => districts) }),
    [kinds, parts],
  );
  const applied = appliedIn(t, choice, options);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const action = localizePath(paths.market, t.locale);
  const filters = {
    action,
    clearHref: paths.market,
    words: {
      ...t.group("market.filter", ["title", "clear"]),
      submit: t("market.filter.apply"),
      label: unparted(t("market.title")),
    },
    onSearch: (answers: FormData) => {
      const wanted = answersIn(answers);
      const answered = navigate(`${action}?${wanted}`);
      // Whose answer says what is missing is waited for where it is said.
      return asksForSomething(choiceIn(wanted)) ? undefined : answered;
    },
    children: (
      <MarketQuestions
        key={search.toString()}
        choice={choice}
        options={options}
        wrong={wrongField === "categories" ? wrong : undefined}
      />
    ),
  };
  return (
    <>
      <PageHead
        tone="sky"
        picture={pictures.marketAwning}
        title={withPart(phrases(t("market.title")), pagePart(t, place))}
        lead={t("market.lead")}
      />
      <PageBody>
        <FilterColumns filters={<FilterPanel {...filters} id={panel} />}>
          <FilterBar
            results={results}
            applied={applied}
            panel={panel}
            onOpen={() => setDrawerOpen(true)}
            words={{ open: t("market.filter.title"), applied: t("market.filter.active", { count: applied.length }) }}
          />
          {wrong && <Notice tone="warning">{wrong}</Notice>}
          {place.total === 0 ? (
            <NoneFound choice={choice} />
          ) : (
            <CardGrid>
              {items.map((item, index) => (
                <AdvertisementItem
                  key={item.id}
                  {...(item.id === firstNew && { id: moreAnchor })}
                  item={item}
                  eager={index < 3}
                />
              ))}
            </CardGrid>
          )}
          <Pagination
            current={Math.min(shown.to, pages)}
            total={pages}
            href={(number) => marketHref(choice, number)}
            more={moreOf(t, marketHref(choice), shown, pages, t("market.shown", { results, shown: items.length }))}
          />
          <Notice>{t("market.disclaimer")}</Notice>
        </FilterColumns>
        <CallToAction
          {...t.group("market.advertise", ["title", "lead"])}
          picture={pictures.mascotHello}
          actions={<ButtonLink href={paths.contactAbout("advertise")}>{t("market.advertise.cta")}</ButtonLink>}
        />
      </PageBody>
      <Drawer {...filters} keepMounted open={drawerOpen} onOpenChange={setDrawerOpen} />
    </>
  );
}
