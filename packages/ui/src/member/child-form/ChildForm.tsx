"use client";

import { type ReactNode, useId } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { ErrorSummary } from "../../forms/error-summary/index.ts";
import { FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { BasicQuestions, type BasicQuestionsProps } from "./BasicQuestions.tsx";
import { CharacterQuestions } from "./CharacterQuestions.tsx";
import * as css from "./ChildForm.css.ts";
import { ChildFormFrame } from "./ChildFormFrame.tsx";
import { ChildFormSheet } from "./ChildFormSheet.tsx";
import type { ChildFormQuestions } from "./child-form-questions.ts";
import { type ChildFormSection, childFormSectionNames } from "./child-form-sections.ts";
import type { ChildFormValues } from "./child-form-values.ts";
import type { ChildFormWords } from "./child-form-words.ts";
import { DailyQuestions } from "./DailyQuestions.tsx";
import { FamilyQuestions } from "./FamilyQuestions.tsx";
import { HomeQuestions } from "./HomeQuestions.tsx";
import { SchoolQuestions, type SchoolQuestionsProps } from "./SchoolQuestions.tsx";

export type ChildFormProps = FormPatternProps<ChildFormValues, ChildFormWords> &
  Pick<ChildFormQuestions, "options" | "limits"> & {
    /** The child's picture so far, and how much of a new one has been sent. */
    image?: BasicQuestionsProps["image"] | undefined;
    /** The grades that a type of school has. @default all of them */
    yearLevelsOf?: SchoolQuestionsProps["yearLevelsOf"] | undefined;
    /** Says something friendly about an age outside the usual. @source decision 19 */
    adviseBirthday?: ((date: string) => ReactNode) | undefined;
    /** Where "cancel" leads. */
    cancelHref: string;
    /** Called when it is pressed, before its link is followed. */
    onCancel?: (() => void) | undefined;
  };

const noPicture = {};

/**
 * Adds or updates a child: six numbered sheets with the list of them beside, the error summary first.
 * @source spec §5; decision 17
 */
export function ChildForm({
  words,
  options,
  limits,
  defaultValues = {},
  issues,
  image = noPicture,
  yearLevelsOf,
  adviseBirthday,
  onChange,
  cancelHref,
  onCancel,
  children,
  ...form
}: ChildFormProps) {
  const id = useId();
  const shared = { words, options, limits, defaultValues };
  const sheets: Record<ChildFormSection, ReactNode> = {
    basic: <BasicQuestions {...shared} image={image} adviseBirthday={adviseBirthday} />,
    school: <SchoolQuestions {...shared} yearLevelsOf={yearLevelsOf} />,
    family: <FamilyQuestions {...shared} />,
    home: <HomeQuestions {...shared} />,
    daily: <DailyQuestions {...shared} />,
    character: <CharacterQuestions {...shared} />,
  };
  const idOf = (section: ChildFormSection) => `${id}-${section}`;

  return (
    <ChildFormFrame
      {...form}
      issues={issues}
      defaultValues={defaultValues}
      titles={words.sections}
      idOf={idOf}
      onChange={onChange}
      summary={<ErrorSummary {...words.summary} names={{ ...words.labels, ...words.names }} />}
    >
      {childFormSectionNames.map((name, index) => (
        <ChildFormSheet key={name} id={idOf(name)} number={index + 1} title={words.sections[name]}>
          {sheets[name]}
        </ChildFormSheet>
      ))}
      <p className={css.privacy}>
        <Icon of={icons.lock} />
        <span>{words.privacy}</span>
      </p>
      {children}
      <FormActions submit={words.submit} submitting={words.submitting}>
        <ButtonLink variant="quiet" href={cancelHref} onClick={onCancel}>
          {words.cancel}
        </ButtonLink>
      </FormActions>
    </ChildFormFrame>
  );
}
