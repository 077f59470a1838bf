import {
  childCaregiver,
  childCaregivers,
  childFields,
  childGender,
  childGenders,
  dateParts,
  type IsoDate,
  schoolType,
  schoolTypes,
  slugOf,
  transport,
  transports,
  yearLevel,
  yearLevels,
} from "@gk/domain";
import type { ChildFormLimits, ChildFormOptions } from "@gk/ui/child-form";
import type { Area, EcaCategory } from "@gk/web";
import type { Translator } from "../../../../words/words.ts";

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** What can be chosen: the product's codes in the catalogue's words, districts and activities as the provider names them. */
export const childOptions = (t: Translator, areas: readonly Area[], eca: readonly EcaCategory[]): ChildFormOptions => ({
  genders: childGenders.map((value) => ({ value, label: t(`child.form.gender.${slugOf(childGender, value)}`) })),
  schoolTypes: schoolTypes.map((value) => ({ value, label: t(`option.school_type.${slugOf(schoolType, value)}`) })),
  yearLevels: yearLevels.map((value) => ({ value, label: t(`option.year_level.${slugOf(yearLevel, value)}`) })),
  caregivers: childCaregivers.map((value) => ({
    value,
    label: t(`option.caregiver.${slugOf(childCaregiver, value)}`),
  })),
  transport: transports.map((value) => ({ value, label: t(`option.transport.${slugOf(transport, value)}`) })),
  areas: areas.map(({ name, districts }) => ({ label: name, options: districts.map(named) })),
  eca: eca.map(({ name, items }) => ({ label: name, options: items.map(named) })),
});

/** The bounds of the answers, with the years that a birthday may lie in. */
export function childLimits(today: IsoDate): ChildFormLimits {
  const { year } = dateParts(today);
  return {
    ...childFields,
    birthYears: { from: year - childFields.date_of_birth.oldestYears, to: year },
  };
}
