import { formatDate, type IsoDate } from "@gk/domain";
import { ArticleFrame } from "@gk/ui/article-frame";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { ButtonLink } from "@gk/ui/button";
import { ChipLinks } from "@gk/ui/chip-links";
import { DefinitionList } from "@gk/ui/definition-list";
import { icons } from "@gk/ui/icon";
import { Illustration } from "@gk/ui/illustration";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { Prose } from "@gk/ui/prose";
import { Row } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import { useParams } from "react-router-dom";
import { pictureOf } from "../../content/cover.ts";
import { articleHtml } from "../../content/sanitise.server.ts";
import { textPreview } from "../../content/text-preview.ts";
import { useAnswer } from "../../data/answers.ts";
import { headFor, sharedAs, translatorOf } from "../../data/head.server.ts";
import { page, todayOf } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { recordId } from "../../data/record-id.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { trail } from "../../structured/trail.server.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/advertisement";
import { marketHref, noChoice } from "./choice.ts";

export { headers } from "../../data/cache.ts";

const itemOf = (id: number) =>
  query("getAdvertisement", { params: { id } }, { select: ({ data: { body: _body, ...item } }) => item });

/** Whether an offer no longer counts: its page says so, and no search engine leads to it. */
const isOver = (lastDay: IsoDate, today: IsoDate) => lastDay < today;

/** The merchant's HTML is sanitised here and reaches the page as loader data only. */
export const loader = page("marketItem", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { item: itemOf(recordId(args.params.advertisementId)) });
  const { id, title, summary, body, illustration, valid_to } = answers.item.data;
  const t = translatorOf(visit);
  const head = headFor(visit, args.request, "marketItem", { title }, textPreview(summary));
  const way = [
    { label: t("market.title"), href: paths.market },
    { label: title, href: paths.advertisement(id) },
  ];
  return {
    fallback,
    html: articleHtml(body, visit.locale),
    head: sharedAs(
      { ...head, unlisted: isOver(valid_to, todayOf(args)), structured: [trail(visit, t, way)] },
      title,
      t("nav.market"),
      illustration,
    ),
  };
});

/** One advertisement: what, where, for how much, and how to reach the merchant. @source spec §2 */
export default function Advertisement() {
  const t = useTranslations();
  const headline = useHeadlines();
  const { today } = useVisitor();
  const { html } = usePageData<typeof loader>();
  const item = useAnswer(itemOf(recordId(useParams()["advertisementId"])));
  const { title, summary, category, district, venue, tags, price_text, valid_to, phone, email } = item;
  const picture = pictureOf(item.illustration);
  return (
    <ArticleFrame
      before={
        <Breadcrumb
          trail={[
            { label: t("nav.home"), href: paths.home },
            { label: t("market.title"), href: paths.market },
          ]}
        />
      }
      title={headline(title)}
      lead={textPreview(summary)}
      meta={
        <>
          <Tag>{category.name}</Tag>
          <Link href={marketHref({ ...noChoice, district: district.id })}>{district.name}</Link>
        </>
      }
      {...(picture ? { picture: <Illustration of={picture} alt="" eager /> } : {})}
    >
      {isOver(valid_to, today) && <Notice tone="warning">{t("market.item.expired")}</Notice>}
      <DefinitionList
        variant="stitched"
        items={[
          { id: "address", term: t("market.item.address"), detail: venue },
          { id: "price", term: t("market.item.price"), detail: price_text },
          {
            id: "until",
            term: t("market.item.valid"),
            detail: t("market.item.until", { date: formatDate(valid_to, t.locale) }),
          },
          {
            id: "phone",
            term: t("market.item.phone"),
            detail: <Link href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</Link>,
          },
          { id: "email", term: t("market.item.email"), detail: <Link href={`mailto:${email}`}>{email}</Link> },
        ]}
      />
      <Prose html={html} />
      <ChipLinks
        label={t("market.filter.tag")}
        links={tags.map((tag) => ({ id: tag, label: tag, href: marketHref({ ...noChoice, tag }), icon: icons.tag }))}
      />
      <Notice>{t("market.disclaimer")}</Notice>
      <Row>
        <ButtonLink href={paths.market} variant="secondary">
          {t("market.item.back")}
        </ButtonLink>
      </Row>
    </ArticleFrame>
  );
}
