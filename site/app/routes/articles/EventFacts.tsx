import { formatDate, hongKongToday, type IsoDate } from "@gk/domain";
import { DefinitionList } from "@gk/ui/definition-list";
import { Notice } from "@gk/ui/notice";
import { useTranslations } from "../../words/words.ts";
import { eventFee, eventStatus, eventTime, type Happening } from "./events.ts";

/** When and where an event is and what it costs; says so when it is over. */
export function EventFacts({ event, today }: { event: Happening; today: IsoDate }) {
  const t = useTranslations();
  return (
    <>
      {eventStatus(event, today) === "ended" && <Notice>{t("events.pastNotice")}</Notice>}
      <DefinitionList
        variant="stitched"
        items={[
          {
            id: "date",
            term: t("events.date"),
            detail: formatDate(hongKongToday(new Date(event.starts_at)), t.locale, "weekday"),
          },
          { id: "time", term: t("events.time"), detail: eventTime(t, event) },
          { id: "venue", term: t("events.venue"), detail: `${event.venue} (${event.district.name})` },
          { id: "fee", term: t("events.fee"), detail: eventFee(t, event) },
        ]}
      />
    </>
  );
}
