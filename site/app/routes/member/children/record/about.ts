import { schoolType, slugOf, yearLevel } from "@gk/domain";
import type { Area, Child } from "@gk/web";
import { dotted } from "../../../../words/dotted.ts";
import type { Translator } from "../../../../words/words.ts";

/** Year level, school and district, as on the cover of the child's record. */
export function aboutRecord(t: Translator, child: Child, regions: readonly Area[]): string {
  const district = regions.flatMap(({ districts }) => districts).find(({ id }) => id === child.area_id);
  const facts = [
    t(`option.year_level.${slugOf(yearLevel, child.year_level)}`),
    t(`option.school_type.${slugOf(schoolType, child.school_type)}`),
    ...(district ? [district.name] : []),
  ];
  return dotted(facts, t.locale);
}
