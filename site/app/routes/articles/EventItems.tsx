import { Accordion } from "@gk/ui/accordion";
import { EventCard, EventList } from "@gk/ui/event-card";
import { Stack } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import type { ArticleSummary } from "@gk/web";
import { memo } from "react";
import { coverOf } from "../../content/cover.ts";
import { eventStatus } from "../../content/event-status.ts";
import { textPreview } from "../../content/text-preview.ts";
import { moreAnchor } from "../../data/paging.ts";
import { paths } from "../../paths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import { EventActions } from "./EventActions.tsx";
import { calendarSheet, eventFee, eventTag, eventTime, type Happening, inOrder } from "./events.ts";

type EventArticle = ArticleSummary & { event: Happening };

const isEvent = (article: ArticleSummary): article is EventArticle => article.event !== null;

type EventItemsProps = {
  events: readonly ArticleSummary[];
  /** The moment at which the page is read. */
  now: string;
  /** The first of those that came when more was asked for: what it is folded into is open. */
  firstNew?: number | undefined;
};

type EventGroupsProps = EventItemsProps & {
  /** Whether what is over is folded away: it is not where it is asked for. */
  folds: boolean;
};

/** The next event large, then those that follow in the order of their days; behind them what is over. */
export function EventItems({ events, now, firstNew, folds }: EventGroupsProps) {
  const t = useTranslations();
  const ordered = inOrder(events.filter(isEvent), now);
  const isOver = ({ event }: EventArticle) => eventStatus(event, now) === "ended";
  const [next, ...coming] = ordered.filter((article) => !isOver(article));
  const over = ordered.filter(isOver);
  const shown = { now, firstNew };
  return (
    <>
      {next && (
        <Stack gap="0">
          <EventItem article={next} {...shown} next />
          {coming.length > 0 && <EventRows events={coming} {...shown} />}
        </Stack>
      )}
      {!folds && over.length > 0 && <EventRows events={over} {...shown} />}
      {folds && over.length > 0 && (
        <Accordion
          key={firstNew}
          // A page of nothing else is not folded.
          {...(next && !over.some(({ id }) => id === firstNew) ? {} : { defaultOpen: "past" })}
          items={[
            {
              id: "past",
              title: t("events.past", { count: over.length }),
              content: <EventRows events={over} {...shown} />,
            },
          ]}
        />
      )}
    </>
  );
}

function EventRows({ events, ...shown }: Omit<EventItemsProps, "events"> & { events: readonly EventArticle[] }) {
  return (
    <EventList>
      {events.map((article) => (
        <EventItem key={article.id} article={article} {...shown} />
      ))}
    </EventList>
  );
}

const EventItem = memo(function EventItem({
  article,
  now,
  firstNew,
  next = false,
}: Omit<EventItemsProps, "events"> & { article: EventArticle; next?: boolean }) {
  const t = useTranslations();
  const headline = useHeadlines();
  const { id, type, slug, title, summary, illustration, event } = article;
  const tag = eventTag(t, event, now);
  const href = paths.article(type, slug);
  return (
    <EventCard
      id={id === firstNew ? moreAnchor : undefined}
      next={next}
      href={href}
      title={headline(title)}
      preview={textPreview(summary)}
      picture={coverOf(illustration)}
      date={calendarSheet(t, event)}
      tag={<Tag tone={tag.tone}>{tag.text}</Tag>}
      time={eventTime(t, event)}
      place={event.venue}
      fee={eventFee(t, event)}
      actions={next && eventStatus(event, now) === "upcoming" && <EventActions event={event} slug={slug} />}
    />
  );
});
