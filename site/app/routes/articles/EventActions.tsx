import { ButtonLink } from "@gk/ui/button";
import { Icon, icons } from "@gk/ui/icon";
import { Row } from "@gk/ui/stack";
import { placesLeftAt } from "../../content/places-left.ts";
import { filePaths } from "../../file-paths.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Happening } from "./events.ts";

/**
 * The ways into an event that is still to come: a message to us, which begins with its topic, while there is a place, and
 * the own calendar.
 */
export function EventActions({ event, slug }: { event: Happening; slug: string }) {
  const t = useTranslations();
  return (
    <Row>
      {placesLeftAt(event) !== 0 && <ButtonLink href={paths.contactAboutEvent(slug)}>{t("events.signUp")}</ButtonLink>}
      <ButtonLink href={filePaths.event(slug)} variant="quiet" download>
        <Icon of={icons.calendarDays} />
        {t("events.addToCalendar")}
      </ButtonLink>
    </Row>
  );
}
