import { calledName, formatDate, formatDateRange } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { EventCard } from "@gk/ui/event-card";
import { Row } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import type { ActivitySummary, Child } from "@gk/web";
import { coverOf } from "../../../content/cover.ts";
import { daySheet } from "../../../content/day-sheet.ts";
import { textPreview } from "../../../content/text-preview.ts";
import { paths } from "../../../paths.ts";
import { useHeadlines } from "../../../words/headlines.tsx";
import { named } from "../../../words/named.tsx";
import { useTranslations } from "../../../words/words.ts";
import { ActivityStatus } from "./ActivityStatus.tsx";
import { joinedOf } from "./activities.ts";

type ActivityItemProps = {
  activity: ActivitySummary;
  /** The member's children, of whom some may have joined. */
  family: readonly Child[];
  /** Whether it is the next one, shown large. */
  next?: boolean;
  level?: 2 | 3;
};

/** A special activity in a list: when it is, whether it can be joined and until when, and who has joined. */
export function ActivityItem({ activity, family, next = false, level = 2 }: ActivityItemProps) {
  const t = useTranslations();
  const headline = useHeadlines();
  const { id, title, summary, starts_on, ends_on, join_by, status, premium_only, illustration } = activity;
  const joined = joinedOf(family, activity);
  return (
    <EventCard
      next={next}
      level={level}
      href={paths.activity(id)}
      title={headline(title)}
      preview={textPreview(summary)}
      picture={coverOf(illustration)}
      date={daySheet(t, starts_on)}
      tag={
        <Row gap="2">
          {joined.map((child) => (
            <Tag key={child.id} tone="reward">
              {named(t("activity.joined", { name: calledName(child) }), t.locale)}
            </Tag>
          ))}
          <ActivityStatus of={activity} />
          {status === "open" && <Tag>{t("activity.until", { date: formatDate(join_by, t.locale, "short") })}</Tag>}
        </Row>
      }
      time={formatDateRange(starts_on, ends_on, t.locale)}
      fee={premium_only ? t("activity.for.premium") : undefined}
      {...(next && { actions: <ButtonLink href={paths.activity(id)}>{t("activity.see")}</ButtonLink> })}
    />
  );
}
