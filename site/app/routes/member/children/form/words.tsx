import { childFieldNames, childFields, siblingKinds, targetAge } from "@gk/domain";
import type { ChildFormWords } from "@gk/ui/child-form";
import { Link } from "@gk/ui/link";
import { imageSize } from "../../../../forms/image-size.ts";
import { paths } from "../../../../paths.ts";
import type { Translator } from "../../../../words/words.ts";

const bounds = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min === undefined ? {} : { min: String(min) }),
  ...(max === undefined ? {} : { max: String(max) }),
});

/** The questions with a hint, which may name their bounds. */
const hinted = ["name", "nickname", "siblings", "caregivers", "transport", "eca", "begin_score"] as const;

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
  labels: Object.fromEntries(
    (["image", ...childFieldNames] as const).map((field) => [field, t(`child.form.${field}.label`)]),
  ) as ChildFormWords["labels"],
  hints: {
    ...Object.fromEntries(hinted.map((field) => [field, t(`child.form.${field}.hint`, bounds(childFields[field]))])),
    image: t("child.form.image.hint", { size: imageSize }),
    date_of_birth: t("child.form.date_of_birth.hint", bounds(targetAge)),
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
  scoreEnds: [t("child.form.begin_score.low"), t("child.form.begin_score.high")],
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
