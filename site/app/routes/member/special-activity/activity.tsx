import { formatDate, formatDateRange } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { ButtonLink } from "@gk/ui/button";
import { Card } from "@gk/ui/card";
import { RecordColumns } from "@gk/ui/child-record";
import { CoverPicture } from "@gk/ui/cover-picture";
import { DefinitionList } from "@gk/ui/definition-list";
import { Icon, icons } from "@gk/ui/icon";
import { MemberHead } from "@gk/ui/member-layout";
import { Prose } from "@gk/ui/prose";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useParams } from "react-router-dom";
import { coverOf } from "../../../content/cover.ts";
import { articleHtml, stepsHtml } from "../../../content/sanitise.server.ts";
import { textPreview } from "../../../content/text-preview.ts";
import { useAnswer } from "../../../data/answers.ts";
import { headOf, translatorOf } from "../../../data/head.server.ts";
import { page } from "../../../data/page.server.ts";
import { placesLeft } from "../../../content/places-left.ts";
import { usePageData } from "../../../data/page.ts";
import { read } from "../../../data/read.server.ts";
import { filePaths } from "../../../file-paths.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { paths } from "../../../paths.ts";
import { useHeadlines } from "../../../words/headlines.tsx";
import { useTranslations } from "../../../words/words.ts";
import { childrenQuery } from "../children/child.ts";
import type { Route } from "./+types/activity";
import { ActivityStatus } from "./ActivityStatus.tsx";
import { activityId, activityQuery } from "./activities.ts";
import { SignUp } from "./SignUp.tsx";
import { signUp } from "./submission.ts";

/** The activity's HTML is sanitised here and reaches the page as loader data only. */
export const loader = page("activities", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, {
    activity: activityQuery(activityId(args.params)),
    children: childrenQuery,
  });
  const { title, summary, description, how_to: steps } = answers.activity.data;
  const t = translatorOf(visit);
  return {
    fallback,
    html: articleHtml(description, visit.locale) + stepsHtml(t("activity.howTo.title"), steps),
    head: headOf(visit, args.request, t("meta.activity.title", { title }), textPreview(summary)),
  };
});

export const action = submissionAction([signUp], ({ params }: Route.ActionArgs) => ({
  activityId: activityId(params),
}));

/** A special activity: when it is, who can join and until when; joining and leaving; what it is about. @source decision 121 */
export default function SpecialActivity() {
  const t = useTranslations();
  const headline = useHeadlines();
  const { html } = usePageData<typeof loader>();
  const activity = useAnswer(activityQuery(activityId(useParams())));
  const { id, title, summary, starts_on, ends_on, join_by, quota, premium_only, illustration, status } = activity;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("activity.title"), href: paths.activities },
        ]}
        current={title}
      />
      <MemberHead dynamic title={headline(title)} lead={textPreview(summary)} />
      <RecordColumns>
        <Card
          title={t("activity.facts.title")}
          picture={<CoverPicture of={coverOf(illustration)} eager />}
          meta={<ActivityStatus of={activity} />}
          footer={
            status !== "ended" && (
              <ButtonLink variant="quiet" size="sm" href={filePaths.activity(id)}>
                <Icon of={icons.calendarDays} />
                {t("activity.calendar")}
              </ButtonLink>
            )
          }
        >
          <DefinitionList
            items={[
              {
                id: "date",
                term: t("activity.facts.date"),
                detail:
                  starts_on === ends_on
                    ? formatDate(starts_on, t.locale, "weekday")
                    : formatDateRange(starts_on, ends_on, t.locale),
              },
              {
                id: "until",
                term: t("activity.facts.joinBy"),
                detail: formatDate(join_by, t.locale, "weekday"),
              },
              {
                id: "places",
                term: t("activity.facts.places"),
                detail:
                  status === "open"
                    ? t("activity.facts.left", { count: String(placesLeft(activity)), total: String(quota) })
                    : t("activity.facts.total", { count: quota }),
              },
              {
                id: "for",
                term: t("activity.facts.for"),
                detail: t(premium_only ? "activity.for.premium" : "activity.for.everyone"),
              },
            ]}
          />
        </Card>
        <SignUp key={id} to={activity} />
      </RecordColumns>
      <SettingsSheet title={t("activity.about.title")}>
        <Prose html={html} />
      </SettingsSheet>
    </>
  );
}
