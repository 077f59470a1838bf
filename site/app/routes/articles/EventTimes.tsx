import { type EventTime, eventTimes } from "@gk/domain";
import { ChipLinks } from "@gk/ui/chip-links";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";

/** The ways to narrow the events to those to come or those that are over. */
export function EventTimes({ current }: { current: EventTime | undefined }) {
  const t = useTranslations();
  const times = eventTimes.map((when) => ({
    id: when,
    label: t(`events.when.${when}`),
    href: paths.eventsAt(when),
    current: when === current,
  }));
  return (
    <ChipLinks
      label={t("events.when")}
      links={[{ id: "all", label: t("events.all"), href: paths.events, current: current === undefined }, ...times]}
    />
  );
}
