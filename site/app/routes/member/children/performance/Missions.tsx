import { RecordSheet } from "@gk/ui/child-record";
import { MissionFlower } from "@gk/ui/mission-flower";
import type { Performance } from "@gk/web";
import { useTranslations } from "../../../../words/words.ts";
import { completedByArea } from "./counts.ts";

/** The completed missions by area, as a flower and as a table. */
export function Missions({ of: performance }: { of: Performance }) {
  const t = useTranslations();
  const areas = ["conduct", "courtesy", "benevolence", "respect", "relationships"] as const;
  return (
    <RecordSheet title={t("performance.byCategory")}>
      <MissionFlower
        completed={completedByArea(performance)}
        words={{
          caption: t("performance.byCategory"),
          area: t("performance.byCategory.column"),
          total: t("performance.missions"),
          areas: t.group("category.*.name", areas),
        }}
      />
    </RecordSheet>
  );
}
