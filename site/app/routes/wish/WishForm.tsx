import { missionCategories, missionCategory, slugOf, wishBounds } from "@gk/domain";
import type { FormPatternProps } from "@gk/ui/form";
import { WishForm as Form, type WishFormValues } from "@gk/ui/wish-form";
import { useTranslations } from "../../words/words.ts";

const digits = ({ min, max }: { min: number; max: number }) => ({ min: String(min), max: String(max) });

/** Writes a leaf of the wish tree, in our words. @source decision 25 */
export function WishForm(form: Omit<FormPatternProps<WishFormValues, never>, "words">) {
  const t = useTranslations();
  return (
    <Form
      {...form}
      wishMax={wishBounds.text.max}
      categories={missionCategories.map((value) => ({
        value,
        label: t(`category.${slugOf(missionCategory, value)}.name`),
      }))}
      words={{
        ...t.group("wish.add.*.label", ["name", "category", "wish"]),
        nameHint: t("wish.add.name.hint", digits(wishBounds.name)),
        wishHint: t("wish.add.wish.hint", digits(wishBounds.text)),
        wishPlaceholder: t("wish.add.wish.placeholder"),
        submit: t("wish.add.submit"),
        submitting: t("common.sending"),
      }}
    />
  );
}
