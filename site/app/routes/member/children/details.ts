import {
  childCaregiver,
  childFields,
  childGender,
  intlLocale,
  schoolType,
  siblingKinds,
  slugOf,
  transport,
  yearLevel,
} from "@gk/domain";
import type { Area, Child, EcaCategory } from "@gk/web";
import type { Translator } from "../../../words/words.ts";

type Context = { regions: readonly Area[]; eca: readonly EcaCategory[]; birthday: string };

const nameIn = (items: readonly { id: number; name: string }[], id: number) =>
  items.find((item) => item.id === id)?.name ?? "";

/** What is known of a child, each answer in words. */
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
  const answers = {
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
    has_club_house: t(child.has_club_house ? "common.have" : "common.haveNot"),
    has_pet: t(child.has_pet ? "common.have" : "common.haveNot"),
    transport: list.format(child.transport.map((code) => t(`option.transport.${slugOf(transport, code)}`))),
    eca: activities.length > 0 ? list.format(activities) : t("common.none"),
    begin_score: t("child.view.begin_score", {
      value: String(child.begin_score),
      max: String(childFields.begin_score.max),
    }),
  };
  return (Object.keys(answers) as (keyof typeof answers)[]).map((answer) => ({
    id: answer,
    term: t(`child.form.${answer}.label`),
    detail: answers[answer],
  }));
}
