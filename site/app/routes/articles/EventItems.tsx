import { type IsoDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { EventCard, EventList } from "@gk/ui/event-card";
import { Tag } from "@gk/ui/tag";
import type { ArticleSummary } from "@gk/web";
import { coverOf } from "../../content/cover.ts";
import { textPreview } from "../../content/text-preview.ts";
import { paths } from "../../paths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import { calendarSheet, eventFee, eventStatus, eventTime, type Happening, inOrder, statusTone } from "./events.ts";

type EventArticle = ArticleSummary & { event: Happening };

const isEvent = (article: ArticleSummary): article is EventArticle => article.event !== null;

/** The next event large, then the others in the order of their days. */
export function EventItems({ events, today }: { events: readonly ArticleSummary[]; today: IsoDate }) {
  const [first, ...others] = inOrder(events.filter(isEvent), today);
  if (!first) return null;
  const comesNext = eventStatus(first.event, today) !== "ended";
  const rows = comesNext ? others : [first, ...others];
  return (
    <>
      {comesNext && <EventItem article={first} today={today} next />}
      <EventList>
        {rows.map((article) => (
          <EventItem key={article.id} article={article} today={today} />
        ))}
      </EventList>
    </>
  );
}

function EventItem({ article, today, next = false }: { article: EventArticle; today: IsoDate; next?: boolean }) {
  const t = useTranslations();
  const headline = useHeadlines();
  const { type, slug, title, summary, illustration, event } = article;
  const status = eventStatus(event, today);
  const href = paths.article(type, slug);
  return (
    <EventCard
      next={next}
      href={href}
      title={headline(title)}
      preview={textPreview(summary)}
      picture={coverOf(illustration)}
      date={calendarSheet(t, event)}
      tag={<Tag tone={statusTone[status]}>{t(`events.status.${status}`)}</Tag>}
      time={eventTime(t, event)}
      place={event.venue}
      fee={eventFee(t, event)}
      {...(next ? { actions: <ButtonLink href={href}>{t("common.viewDetails")}</ButtonLink> } : {})}
    />
  );
}
