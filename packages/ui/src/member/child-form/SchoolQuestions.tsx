"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSilentAnswer } from "../../forms/field/index.ts";
import { FieldRow } from "../../forms/form/index.ts";
import { SelectField } from "../../forms/select/index.ts";
import { type ChildFormQuestions, question } from "./child-form-questions.ts";

export type SchoolQuestionsProps = ChildFormQuestions & {
  /** The grades that a type of school has. */
  yearLevelsOf: ((schoolType: number) => readonly number[]) | undefined;
};

/** The type of school and, of its grades, the child's. */
export function SchoolQuestions({ yearLevelsOf, ...form }: SchoolQuestionsProps) {
  const { options, defaultValues } = form;
  const [schoolType, setSchoolType] = useState(String(defaultValues.school_type ?? ""));
  const list = useRef<HTMLSelectElement>(null);
  useSilentAnswer(list, () => setSchoolType(list.current?.value ?? ""));
  // At once, before the form reads its answers: a grade that the new type does not have is none any more.
  const change = (type: number | string) => flushSync(() => setSchoolType(String(type)));
  const offered = schoolType === "" ? undefined : yearLevelsOf?.(Number(schoolType));
  const yearLevels = offered
    ? options.yearLevels.filter(({ value }) => offered.includes(Number(value)))
    : options.yearLevels;
  return (
    <FieldRow>
      <SelectField
        {...question(form, "school_type")}
        ref={list}
        options={options.schoolTypes}
        defaultValue={defaultValues.school_type}
        onChange={change}
      />
      <SelectField {...question(form, "year_level")} options={yearLevels} defaultValue={defaultValues.year_level} />
    </FieldRow>
  );
}
