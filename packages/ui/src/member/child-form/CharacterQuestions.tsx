import { RatingField } from "../../forms/rating-field/index.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

/** The score from which progress is seen. */
export function CharacterQuestions(form: ChildFormQuestions) {
  const { words, limits, defaultValues } = form;
  return (
    <RatingField
      {...question(form, "begin_score")}
      min={limits.begin_score.min}
      max={limits.begin_score.max}
      ends={words.scoreEnds}
      defaultValue={defaultValues.begin_score}
    />
  );
}
