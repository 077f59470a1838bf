import { formatDate, type IsoDate, marketPage } from "@gk/domain";
import { AdvertisementCard } from "@gk/ui/advertisement-card";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { Text } from "@gk/ui/text";
import { data } from "react-router";
import { useSearchParams } from "react-router-dom";
import { coverOf } from "../content/cover.ts";
import { textPreview } from "../content/text-preview.ts";
import { useAnswer } from "../data/answers.ts";
import { page } from "../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber } from "../data/paging.ts";
import { query } from "../data/query.ts";
import { read } from "../data/read.server.ts";
import { useKeptPlace } from "../data/useKeptPlace.ts";
import { paths } from "../paths.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/market";

export { headers } from "../data/cache.ts";
export { meta } from "../data/page.ts";
export { backToPlace as clientLoader } from "../data/useKeptPlace.ts";

const listOf = (number: number) =>
  query("listAdvertisements", { query: { page: number, limit: marketPage.limit, published: 1 } });

export const loader = page("market", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { list: listOf(pageNumber(args.url.searchParams)) });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  return { fallback };
});

/** What merchants offer families. @source spec §2, §9 (six to a page) */
export default function Market() {
  const t = useTranslations();
  useKeptPlace();
  const current = pageNumber(useSearchParams()[0]);
  const { data: advertisements, meta: place } = useAnswer(listOf(current));
  return (
    <>
      <PageHead tone="sky" picture={pictures.marketAwning} title={phrases(t("market.title"))} lead={t("market.lead")} />
      <PageBody>
        {place.total === 0 ? (
          <EmptyState picture={pictures.emptyResults} title={t("market.empty.title")} body={t("market.empty.body")} />
        ) : (
          <Text>{t("market.results", { count: place.total })}</Text>
        )}
        <CardGrid>
          {advertisements.map(({ id, title, summary, illustration, category, district, price_text, valid_to }) => (
            <li key={id}>
              <AdvertisementCard
                href={paths.advertisement(id)}
                title={title}
                preview={textPreview(summary)}
                cover={coverOf(illustration)}
                category={category.name}
                district={district.name}
                offer={price_text}
                until={t("market.item.validUntil", { date: formatDate(valid_to as IsoDate, t.locale, "short") })}
              />
            </li>
          ))}
        </CardGrid>
        <Pagination current={current} total={pageCount(place)} href={pageHref(paths.market)} />
        <Notice>{t("market.disclaimer")}</Notice>
        <CallToAction
          title={t("market.advertise.title")}
          lead={t("market.advertise.body")}
          picture={pictures.mascotHello}
          actions={<ButtonLink href={paths.contactAbout("advertise")}>{t("market.advertise.cta")}</ButtonLink>}
        />
      </PageBody>
    </>
  );
}
