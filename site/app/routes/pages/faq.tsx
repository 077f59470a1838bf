import { formatDate, type IsoDate } from "@gk/domain";
import { ArticleFrame } from "@gk/ui/article-frame";
import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { FaqList } from "@gk/ui/faq-list";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { contactPoints } from "../../contact-points.ts";
import { chaptersOf } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { headFor } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { questions } from "../../structured/reading.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/faq";
import { useOpenAnswer } from "./useOpenAnswer.ts";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

export const loader = page("faq", (visit, { request }: Route.LoaderArgs) => {
  const text = longPage("faq", visit.locale);
  const head = { ...headFor(visit, request, "faq"), structured: [questions(text)] };
  return { title: text.title, updated: text.updated, topics: chaptersOf(text), head };
});

/** Questions by topic, each of which unfolds its answer. @source spec §2 */
export default function Questions() {
  const t = useTranslations();
  const { title, updated, topics } = usePageData<typeof loader>();
  useOpenAnswer();
  return (
    <ArticleFrame
      title={title}
      dynamic={false}
      lead={t("faq.lead")}
      meta={<time dateTime={updated}>{t("common.updatedOn", { date: formatDate(updated as IsoDate, t.locale) })}</time>}
      contents={{ label: t("legal.tableOfContents"), items: topics }}
      after={
        <CallToAction
          {...t.group("faq.contact", ["title", "lead"], { days: contactPoints.replyWithinDays })}
          picture={pictures.mascotThink}
          actions={<ButtonLink href={paths.contact}>{t("common.contactUs")}</ButtonLink>}
        />
      }
    >
      <Stack gap="10">
        {topics.map(({ id, title: topic, parts }) => (
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
