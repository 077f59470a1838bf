import { ButtonLink } from "@gk/ui/button";
import { EventList } from "@gk/ui/event-card";
import { Icon, icons } from "@gk/ui/icon";
import { Row } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useAnswer } from "../../../data/answers.ts";
import { paths } from "../../../paths.ts";
import { useTranslations } from "../../../words/words.ts";
import { childrenQuery } from "../children/child.ts";
import { ActivityItem } from "./ActivityItem.tsx";
import { activitiesQuery, joinedActivities } from "./activities.ts";

/** The special activities that children of the member have joined, on the member's home page; nothing where none has. */
export function JoinedActivities() {
  const t = useTranslations();
  const { data: activities } = useAnswer(activitiesQuery);
  const { data: children } = useAnswer(childrenQuery);
  const joined = joinedActivities(activities, children);
  if (joined.length === 0) return null;
  return (
    <section aria-labelledby="activities">
      <Row justify="between">
        <Heading level={2} size="3xl" id="activities">
          {t("activity.index.title")}
        </Heading>
        <ButtonLink variant="quiet" size="sm" href={paths.activities}>
          {t("activity.index.all")}
          <Icon of={icons.arrowRight} />
        </ButtonLink>
      </Row>
      <EventList>
        {joined.map((activity) => (
          <ActivityItem key={activity.id} activity={activity} family={children} level={3} />
        ))}
      </EventList>
    </section>
  );
}
