import { formatDate, hongKongToday } from "@gk/domain";
import { DefinitionList } from "@gk/ui/definition-list";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { eventStatus } from "../../content/event-status.ts";
import { useTranslations } from "../../words/words.ts";
import { EventActions } from "./EventActions.tsx";
import { eventAddress, eventFee, eventPlace, eventPlaces, eventTime, type Happening } from "./events.ts";

/** The place on a map: an address that is only asked for when somebody goes there (decision 35). */
const mapOf = (event: Happening) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${eventAddress(event)}, Hong Kong`)}`;

/** When and where an event is and what it costs; says so when it is over. */
export function EventFacts({ event, slug, now }: { event: Happening; slug: string; now: string }) {
  const t = useTranslations();
  const status = eventStatus(event, now);
  const isToCome = status === "upcoming";
  return (
    <>
      {status === "ended" && <Notice>{t("events.pastNotice")}</Notice>}
      <DefinitionList
        variant="stitched"
        items={[
          {
            id: "date",
            term: t("events.date"),
            detail: formatDate(hongKongToday(new Date(event.starts_at)), t.locale, "weekday"),
          },
          { id: "time", term: t("events.time"), detail: eventTime(t, event) },
          {
            id: "venue",
            term: t("events.venue"),
            detail: (
              <>
                {eventPlace(t, event)}{" "}
                <Link href={mapOf(event)} target="_blank" rel="noreferrer">
                  {t("events.map")}
                </Link>
              </>
            ),
          },
          { id: "fee", term: t("events.fee"), detail: eventFee(t, event) },
          ...(isToCome && event.quota > 0
            ? [{ id: "places", term: t("events.quota"), detail: eventPlaces(t, event) }]
            : []),
        ]}
      />
      {isToCome && <EventActions event={event} slug={slug} />}
    </>
  );
}
