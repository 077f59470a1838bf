import {
  type ChildField,
  childCaregiver,
  childFieldNames,
  childFields,
  childGender,
  eachChildField,
  intlLocale,
  schoolType,
  siblingKinds,
  slugOf,
  transport,
  yearLevel,
} from "@gk/domain";
import type { Area, Child, EcaCategory } from "@gk/web";
import { named } from "../../../words/named.tsx";
import type { Translator } from "../../../words/words.ts";

type Context = { regions: readonly Area[]; eca: readonly EcaCategory[]; birthday: string };

const nameIn = (items: readonly { id: number; name: string }[], id: number) =>
  items.find((item) => item.id === id)?.name ?? "";

/** What is known of a child, each answer in words, in the order of the form. */
export function childDetails(t: Translator, child: Child, { regions, eca, birthday }: Context) {
  const list = new Intl.ListFormat(intlLocale[t.locale], { type: "conjunction" });
  const none = t("common.notProvided");
  const siblings = siblingKinds.flatMap((kind, index) => {
    const count = child.siblings[index] ?? 0;
    return count > 0 ? [t(`child.view.siblings.${kind}`, { count })] : [];
  });
  const activities = child.eca.map((id) =>
    nameIn(
      eca.flatMap(({ items }) => items),
      id,
    ),
  );
  const answers: Record<ChildField, string> = {
    name: child.name,
    nickname: child.nickname ?? none,
    gender: t(`child.form.gender.${slugOf(childGender, child.gender)}`),
    date_of_birth: birthday,
    school_type: t(`option.school_type.${slugOf(schoolType, child.school_type)}`),
    year_level: t(`option.year_level.${slugOf(yearLevel, child.year_level)}`),
    siblings: siblings.length > 0 ? list.format(siblings) : t("child.view.siblings.none"),
    caregivers: list.format(child.caregivers.map((code) => t(`option.caregiver.${slugOf(childCaregiver, code)}`))),
    area_id: nameIn(
      regions.flatMap(({ districts }) => districts),
      child.area_id,
    ),
    ...eachChildField("flag", (field) => t(child[field] ? "common.have" : "common.haveNot")),
    transport: list.format(child.transport.map((code) => t(`option.transport.${slugOf(transport, code)}`))),
    eca: activities.length > 0 ? list.format(activities) : t("common.none"),
    ...eachChildField("score", (field) =>
      t("child.view.score", { value: String(child[field]), max: String(childFields[field].max) }),
    ),
  };
  return (
    childFieldNames
      // What stands above them is not said again.
      .filter((field) => field !== (child.nickname ? "nickname" : "name"))
      .map((field) => ({ id: field, term: t(`child.form.${field}.label`), detail: named(answers[field], t.locale) }))
  );
}
