import { missionCategory, slugOf } from "@gk/domain";
import { RecordSheet } from "@gk/ui/child-record";
import { MissionLog } from "@gk/ui/mission-log";
import type { Performance } from "@gk/web";
import { useTranslations } from "../../../../words/words.ts";

/** The latest missions and how each stands, where the provider tells of them (decision 103). */
export function RecentMissions({ of: { recent_missions: missions = [] } }: { of: Performance }) {
  const t = useTranslations();
  if (missions.length === 0) return null;
  return (
    <RecordSheet title={t("performance.recentMissions")}>
      <MissionLog
        missions={missions.map(({ id, category, name, state }) => ({
          id: String(id),
          area: slugOf(missionCategory, category),
          name,
          state,
          stateName: t(`performance.mission.status.${state}`),
        }))}
      />
    </RecordSheet>
  );
}
