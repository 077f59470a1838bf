import {
  type ChildField,
  type ChildFieldOf,
  childFieldNames,
  childFields,
  eachChildField,
  siblingKinds,
  targetAge,
} from "@gk/domain";
import type { ChildFormWords } from "@gk/ui/child-form";
import { Link } from "@gk/ui/link";
import { imageSize } from "../../../../forms/image-size.ts";
import { paths } from "../../../../paths.ts";
import type { Translator } from "../../../../words/words.ts";

const bounds = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min === undefined ? {} : { min: String(min) }),
  ...(max === undefined ? {} : { max: String(max) }),
});

type Bounded = {
  [Field in ChildField]: (typeof childFields)[Field] extends { min: number } | { max: number } ? Field : never;
}[ChildField];

/** The questions with bounds, which their hints may name. */
const bounded = childFieldNames.filter(
  (field): field is Bounded => "min" in childFields[field] || "max" in childFields[field],
);

/** The questions of which it is not plain why they are asked. */
const explained = ["siblings", "caregivers", "area_id", "has_club_house", "has_pet", "transport", "eca"] as const;

/** Each hint, and after it why that is asked. */
function hintsOf(t: Translator) {
  const hints: Partial<Record<ChildField, string>> = Object.fromEntries(
    bounded.map((field) => [field, t(`child.form.${field}.hint`, bounds(childFields[field]))]),
  );
  const why = explained.map((field) => [
    field,
    [hints[field], t(`child.form.${field}.why`)].filter(Boolean).join(t.locale === "zh-HK" ? "" : " "),
  ]);
  return { ...hints, ...Object.fromEntries(why) };
}

/** What is asked as a whole sentence has a name besides, of a word or two. */
function shortNames(t: Translator) {
  const short = (field: ChildFieldOf<"codes" | "flag" | "score">) => t(`child.form.${field}.short`);
  return { ...eachChildField("codes", short), ...eachChildField("flag", short), ...eachChildField("score", short) };
}

type Ends = Pick<ChildFormWords, "submit" | "submitting">;

/** The words of the form about a child; the button says what it does. */
export const childFormWords = (t: Translator, ends: Ends): ChildFormWords => ({
  ...ends,
  sections: t.group("child.form.section", ["basic", "school", "family", "home", "daily", "character"]),
  labels: t.group("child.form.*.label", ["image", ...childFieldNames]),
  names: shortNames(t),
  hints: {
    ...hintsOf(t),
    image: t("child.form.image.hint", { size: imageSize }),
    date_of_birth: t("child.form.date_of_birth.hint", bounds(targetAge)),
  },
  image: t.group("child.form.image", ["choose", "change", "remove"]),
  siblings: t.group("child.form.siblings", siblingKinds),
  yes: t("common.have"),
  no: t("common.haveNot"),
  scoreEnds: [t("child.form.score.low"), t("child.form.score.high")],
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
