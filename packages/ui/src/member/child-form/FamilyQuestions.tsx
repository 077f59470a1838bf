import { ChipsField } from "../../forms/chips-field/index.ts";
import { SiblingsField } from "../siblings-field/index.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

/** Brothers and sisters, and who looks after the child. */
export function FamilyQuestions(form: ChildFormQuestions) {
  const { words, options, limits, defaultValues } = form;
  return (
    <>
      <SiblingsField
        {...question(form, "siblings")}
        kinds={words.siblings}
        max={limits.siblings.max}
        defaultValue={defaultValues.siblings}
      />
      <ChipsField
        {...question(form, "caregivers")}
        options={options.caregivers}
        max={limits.caregivers.max}
        defaultValue={defaultValues.caregivers}
      />
    </>
  );
}
