import { RadioGroup } from "../../forms/radio-group/index.ts";
import { SelectField } from "../../forms/select/index.ts";
import * as css from "./ChildForm.css.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

/** The district, the clubhouse and the pet. On the wire yes is 1 and no is 0, which counts as an answer. @source T68 */
export function HomeQuestions(form: ChildFormQuestions) {
  const { words, options, defaultValues } = form;
  const yesOrNo = [
    { value: 1, label: words.yes },
    { value: 0, label: words.no },
  ];
  return (
    <>
      <div className={css.half}>
        <SelectField {...question(form, "area_id")} options={options.areas} defaultValue={defaultValues.area_id} />
      </div>
      <div className={css.pair}>
        <RadioGroup
          {...question(form, "has_club_house")}
          options={yesOrNo}
          defaultValue={defaultValues.has_club_house}
        />
        <RadioGroup {...question(form, "has_pet")} options={yesOrNo} defaultValue={defaultValues.has_pet} />
      </div>
    </>
  );
}
