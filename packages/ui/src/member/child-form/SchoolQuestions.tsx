"use client";

import { type ChangeEvent, useState } from "react";
import { flushSync } from "react-dom";
import { FieldRow, type NumberAnswer } from "../../forms/form/index.ts";
import { SelectField } from "../../forms/select/index.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

export type SchoolQuestionsProps = ChildFormQuestions & {
  /** The grades that a type of school has. */
  yearLevelsOf: ((schoolType: number) => readonly number[]) | undefined;
};

/** The type of school and, of its grades, the child's. */
export function SchoolQuestions({ yearLevelsOf, ...form }: SchoolQuestionsProps) {
  const { options, initial } = form;
  const [schoolType, setSchoolType] = useState<NumberAnswer>(initial.school_type ?? "");
  // At once, before the form reads its answers: a grade that the new type does not have is none any more.
  const change = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
    flushSync(() => setSchoolType(value === "" ? "" : Number(value)));
  const offered = schoolType === "" ? undefined : yearLevelsOf?.(schoolType);
  const yearLevels = offered
    ? options.yearLevels.filter(({ value }) => offered.includes(Number(value)))
    : options.yearLevels;
  return (
    <FieldRow>
      <SelectField
        {...question(form, "school_type")}
        options={options.schoolTypes}
        defaultValue={initial.school_type}
        onChange={change}
      />
      <SelectField {...question(form, "year_level")} options={yearLevels} defaultValue={initial.year_level} />
    </FieldRow>
  );
}
