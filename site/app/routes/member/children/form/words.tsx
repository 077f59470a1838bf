import { childBounds, siblingKinds, targetAge } from "@gk/domain";
import type { ChildFormWords } from "@gk/ui/child-form";
import { Link } from "@gk/ui/link";
import { imageSize } from "../../../../forms/image-size.ts";
import { paths } from "../../../../paths.ts";
import type { Translator } from "../../../../words/words.ts";

const bounds = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min === undefined ? {} : { min: String(min) }),
  ...(max === undefined ? {} : { max: String(max) }),
});

type Ends = Pick<ChildFormWords, "submit" | "submitting">;

/** The words of the form about a child; the button says what it does. */
export const childFormWords = (t: Translator, ends: Ends): ChildFormWords => ({
  ...ends,
  sections: {
    basic: t("child.form.section.basic"),
    school: t("child.form.section.school"),
    family: t("child.form.section.family"),
    home: t("child.form.section.home"),
    daily: t("child.form.section.daily"),
    character: t("child.form.section.character"),
  },
  labels: {
    image: t("child.form.image.label"),
    name: t("child.form.name.label"),
    nickname: t("child.form.nickname.label"),
    gender: t("child.form.gender.label"),
    date_of_birth: t("child.form.birthday.label"),
    school_type: t("child.form.schoolType.label"),
    year_level: t("child.form.yearLevel.label"),
    siblings: t("child.form.siblings.label"),
    caregivers: t("child.form.caregivers.label"),
    area_id: t("child.form.area.label"),
    has_club_house: t("child.form.clubHouse.label"),
    has_pet: t("child.form.pet.label"),
    transport: t("child.form.transport.label"),
    eca: t("child.form.eca.label"),
    begin_score: t("child.form.beginScore.label"),
  },
  hints: {
    image: t("child.form.image.hint", { size: imageSize }),
    name: t("child.form.name.hint", bounds(childBounds.name)),
    nickname: t("child.form.nickname.hint", bounds(childBounds.nickname)),
    date_of_birth: t("child.form.birthday.hint", bounds(targetAge)),
    siblings: t("child.form.siblings.hint"),
    caregivers: t("child.form.caregivers.hint", bounds(childBounds.caregivers)),
    transport: t("child.form.transport.hint"),
    eca: t("child.form.eca.hint", bounds(childBounds.eca)),
    begin_score: t("child.form.beginScore.hint", bounds(childBounds.beginScore)),
  },
  image: {
    choose: t("child.form.image.choose"),
    change: t("child.form.image.change"),
    remove: t("child.form.image.remove"),
  },
  siblings: Object.fromEntries(
    siblingKinds.map((kind) => [kind, t(`child.form.siblings.${kind}`)]),
  ) as ChildFormWords["siblings"],
  yes: t("common.have"),
  no: t("common.haveNot"),
  scoreEnds: [t("child.form.beginScore.low"), t("child.form.beginScore.high")],
  summary: {
    title: (count) => t("validation.summary.title", { count }),
    body: t("validation.summary.body"),
    item: (field, message) => t.rich("validation.summary.item", { field, message }),
  },
  privacy: t.rich("child.form.privacy", {
    privacy: (words) => <Link href={paths.privacy}>{words}</Link>,
  }),
  cancel: t("common.cancel"),
});
