import { missionCategories, missionCategory, slugOf } from "@gk/domain";
import { MissionList } from "@gk/ui/mission-list";
import type { ArticleSummary } from "@gk/web";
import { memo } from "react";
import { useTranslations } from "../../words/words.ts";

const ofOneTip = ["one", "two", "three"] as const;

/** Missions that practise what a tip is about. */
export function MissionsOf({ tip: { category } }: { tip: NonNullable<ArticleSummary["tip"]> }) {
  const t = useTranslations();
  const area = slugOf(missionCategory, category);
  return (
    <MissionList
      title={t("tips.missions")}
      missions={ofOneTip.map((place) => ({ id: place, area, name: t(`tips.mission.${area}.${place}`) }))}
    />
  );
}

/** One mission of each area, for this evening. */
export const TryTonight = memo(function TryTonight() {
  const t = useTranslations();
  return (
    <MissionList
      title={t("tips.tonight")}
      missions={missionCategories.map((category) => {
        const area = slugOf(missionCategory, category);
        return { id: area, area, name: t(`tips.mission.${area}.one`) };
      })}
    />
  );
});
