import { CheckboxGroup } from "../../forms/checkbox-group/index.ts";
import { ChipsField } from "../../forms/chips-field/index.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

/** Ways of getting around, and activities outside school. */
export function DailyQuestions(form: ChildFormQuestions) {
  const { options, limits, defaultValues } = form;
  return (
    <>
      <CheckboxGroup
        {...question(form, "transport")}
        options={options.transport}
        defaultValue={defaultValues.transport}
      />
      <ChipsField
        {...question(form, "eca")}
        options={options.eca}
        max={limits.eca.max}
        defaultValue={defaultValues.eca}
        optional
      />
    </>
  );
}
