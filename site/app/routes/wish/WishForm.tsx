import { missionCategory, wishBounds } from "@gk/domain";
import { Form, FormActions, type FormPatternProps, numberIn, type NumberAnswer, textIn } from "@gk/ui/form";
import { RadioGroup } from "@gk/ui/radio-group";
import { TextArea } from "@gk/ui/text-area";
import { TextField } from "@gk/ui/text-field";
import { useWords } from "../../words/words.ts";

/** The answers of the form, as the wire calls them. */
export type WishValues = { name: string; category: NumberAnswer; wish: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export const readWish = (data: FormData): WishValues => ({
  name: textIn(data, "name"),
  category: numberIn(data, "category"),
  wish: textIn(data, "wish"),
});

const digits = ({ min, max }: { min: number; max: number }) => ({ min: String(min), max: String(max) });

/** Writes a leaf of the wish tree. @source decision 25 */
export function WishForm({ initial, children, ...form }: Omit<FormPatternProps<WishValues, never>, "words">) {
  const t = useWords();
  return (
    <Form {...form} read={readWish}>
      <TextField
        name="name"
        label={t("wish.add.name.label")}
        hint={t("wish.add.name.hint", digits(wishBounds.name))}
        autoComplete="off"
        defaultValue={initial?.name}
      />
      <RadioGroup
        name="category"
        label={t("wish.add.category.label")}
        options={(["conduct", "courtesy", "benevolence", "respect", "relationships"] as const).map((category) => ({
          value: missionCategory[category],
          label: t(`category.${category}.name`),
        }))}
        defaultValue={initial?.category}
      />
      <TextArea
        name="wish"
        label={t("wish.add.wish.label")}
        hint={t("wish.add.wish.hint", digits(wishBounds.text))}
        placeholder={t("wish.add.wish.placeholder")}
        max={wishBounds.text.max}
        defaultValue={initial?.wish}
      />
      {children}
      <FormActions submit={t("wish.add.submit")} submitting={t("common.sending")} />
    </Form>
  );
}
