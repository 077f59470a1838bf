import { Tag } from "@gk/ui/tag";
import type { ActivitySummary } from "@gk/web";
import { useTranslations } from "../../../words/words.ts";
import { placesLeft } from "../../../content/places-left.ts";
import { statusTone } from "./activities.ts";

/** Whether an activity can be joined, and how many places are left while it can. */
export function ActivityStatus({ of: activity }: { of: Pick<ActivitySummary, "status" | "quota" | "joined"> }) {
  const t = useTranslations();
  const { status } = activity;
  return (
    <Tag tone={statusTone[status]}>
      {status === "open" ? t("activity.left", { count: placesLeft(activity) }) : t(`activity.status.${status}`)}
    </Tag>
  );
}
