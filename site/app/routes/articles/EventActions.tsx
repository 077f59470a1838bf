import { ButtonLink } from "@gk/ui/button";
import { Row } from "@gk/ui/stack";
import { filePaths } from "../../file-paths.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";

/** The ways into an event that is still to come: a message to us, which begins with its topic, and the own calendar. */
export function EventActions({ slug }: { slug: string }) {
  const t = useTranslations();
  return (
    <Row>
      <ButtonLink href={paths.contactAbout("event")}>{t("events.signUp")}</ButtonLink>
      <ButtonLink href={filePaths.event(slug)} variant="secondary" download>
        {t("events.addToCalendar")}
      </ButtonLink>
    </Row>
  );
}
