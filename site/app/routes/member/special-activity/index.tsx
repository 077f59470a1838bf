import { EmptyState } from "@gk/ui/empty-state";
import { EventList } from "@gk/ui/event-card";
import { MemberHead } from "@gk/ui/member-layout";
import { pictures } from "@gk/ui/pictures";
import { Heading } from "@gk/ui/text";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { preload } from "../../../data/read.server.ts";
import { useTranslations } from "../../../words/words.ts";
import { childrenQuery } from "../children/child.ts";
import { ActivityItem } from "./ActivityItem.tsx";
import { activitiesQuery, inOrder } from "./activities.ts";

export const loader = page("activities", (visit) =>
  preload(visit, { activities: activitiesQuery, children: childrenQuery }),
);

/** The special activities for members: the next one large, then the others, then what is over. @source spec §2; decision 121 */
export default function SpecialActivities() {
  const t = useTranslations();
  const { data: activities } = useAnswer(activitiesQuery);
  const { data: children } = useAnswer(childrenQuery);
  const { coming, past } = inOrder(activities);
  const [next, ...others] = coming;
  return (
    <>
      <MemberHead title={t("activity.title")} lead={t("activity.lead")} />
      {next ? (
        <div>
          <ActivityItem activity={next} next family={children} />
          <EventList>
            {others.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} family={children} />
            ))}
          </EventList>
        </div>
      ) : (
        <EmptyState picture={pictures.emptyResults} {...t.group("activity.empty", ["title", "body"])} />
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <Heading level={2} size="3xl" id="past">
            {t("activity.past.title")}
          </Heading>
          <EventList>
            {past.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} level={3} family={children} />
            ))}
          </EventList>
        </section>
      )}
    </>
  );
}
