import { formatDate, type IsoDate } from "@gk/domain";
import { RecordSheet } from "@gk/ui/child-record";
import { missionCategories } from "@gk/ui/mission-category";
import { MissionFlower } from "@gk/ui/mission-flower";
import { MissionTable } from "@gk/ui/performance-sheet";
import type { Performance } from "@gk/web";
import { useTranslations } from "../../../../words/words.ts";
import { completedByArea, completedByMonth, monthsOf } from "./counts.ts";

/** The completed missions by area, as a flower and as a table. */
export function Missions({ of: performance }: { of: Performance }) {
  const t = useTranslations();
  const names = t.group("category.*.name", missionCategories);
  return (
    <RecordSheet title={t("performance.byCategory")}>
      <MissionFlower
        completed={completedByArea(performance)}
        words={{
          caption: t("performance.byCategory"),
          area: t("performance.byCategory.column"),
          total: t("performance.missions"),
          areas: names,
        }}
      />
      <MissionTable
        months={monthsOf(performance).map((month) => ({
          id: month,
          name: formatDate(`${month}-01` as IsoDate, t.locale, "sheet"),
        }))}
        areas={missionCategories.map((area) => ({
          category: area,
          name: names[area],
          completed: completedByMonth(performance, area),
        }))}
        words={{
          caption: t("performance.byMonth"),
          area: t("performance.byCategory.column"),
          total: t("performance.missions"),
        }}
      />
    </RecordSheet>
  );
}
