"use client";

import { type ReactNode, useId, useState } from "react";
import { ButtonLink } from "../button/index.ts";
import { ErrorSummary } from "../error-summary/index.ts";
import { Form, FormActions, type FormPatternProps } from "../form/index.ts";
import { Icon, icons } from "../icon/index.ts";
import { BasicQuestions, type BasicQuestionsProps } from "./BasicQuestions.tsx";
import { CharacterQuestions } from "./CharacterQuestions.tsx";
import * as css from "./ChildForm.css.ts";
import { ChildFormProgress, type StepState } from "./ChildFormProgress.tsx";
import { ChildFormSheet } from "./ChildFormSheet.tsx";
import type { ChildFormQuestions } from "./child-form-questions.ts";
import {
  answeredSections,
  type ChildFormSection,
  childFormSectionNames,
  childFormSections,
} from "./child-form-sections.ts";
import { type ChildFormValues, readChildForm } from "./child-form-values.ts";
import type { ChildFormWords } from "./child-form-words.ts";
import { DailyQuestions } from "./DailyQuestions.tsx";
import { FamilyQuestions } from "./FamilyQuestions.tsx";
import { HomeQuestions } from "./HomeQuestions.tsx";
import { SchoolQuestions, type SchoolQuestionsProps } from "./SchoolQuestions.tsx";

export type ChildFormProps = FormPatternProps<ChildFormValues, ChildFormWords> &
  Pick<ChildFormQuestions, "options" | "limits"> & {
    /** The child's picture so far, and how much of a new one has been sent. */
    image?: BasicQuestionsProps["image"];
    /** The grades that a type of school has. @default all of them */
    yearLevelsOf?: SchoolQuestionsProps["yearLevelsOf"];
    /** Says something friendly about an age outside the usual. @source decision 19 */
    adviseBirthday?: (date: string) => ReactNode;
    /** Called with the answers so far whenever one changes, for example to keep a draft. */
    onAnswer?: ((values: ChildFormValues) => void) | undefined;
    /** Where "cancel" leads. */
    cancelHref: string;
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
  initial = {},
  issues,
  image = noPicture,
  yearLevelsOf,
  adviseBirthday,
  onAnswer,
  cancelHref,
  children,
  ...form
}: ChildFormProps) {
  const id = useId();
  const [answered, setAnswered] = useState(() => answeredSections(initial));
  const shared = { words, options, limits, initial };

  const note = (values: ChildFormValues) => {
    onAnswer?.(values);
    const now = answeredSections(values);
    setAnswered((before) => (before.join() === now.join() ? before : now));
  };
  const next = childFormSectionNames.find((section) => !answered.includes(section));
  const stateOf = (section: ChildFormSection): StepState => {
    if (issues?.some(({ field }) => childFormSections[section].some((name) => name === field))) return "wrong";
    if (answered.includes(section)) return "done";
    return section === next ? "now" : "open";
  };
  const sheets: Record<ChildFormSection, ReactNode> = {
    basic: <BasicQuestions {...shared} image={image} adviseBirthday={adviseBirthday} />,
    school: <SchoolQuestions {...shared} yearLevelsOf={yearLevelsOf} />,
    family: <FamilyQuestions {...shared} />,
    home: <HomeQuestions {...shared} />,
    daily: <DailyQuestions {...shared} />,
    character: <CharacterQuestions {...shared} />,
  };
  const sections = childFormSectionNames.map((name) => ({
    name,
    id: `${id}-${name}`,
    title: words.sections[name],
    state: stateOf(name),
  }));

  return (
    <Form {...form} issues={issues} multipart read={readChildForm} onAnswer={note} className={css.form}>
      <ErrorSummary {...words.summary} labels={words.labels} />
      <div className={css.layout}>
        <div className={css.sheets}>
          {sections.map(({ name, id: heading, title }, index) => (
            <ChildFormSheet key={name} id={heading} number={index + 1} title={title}>
              {sheets[name]}
            </ChildFormSheet>
          ))}
          <p className={css.privacy}>
            <Icon of={icons.lock} />
            <span>{words.privacy}</span>
          </p>
          {children}
          <FormActions submit={words.submit} submitting={words.submitting}>
            <ButtonLink variant="quiet" href={cancelHref}>
              {words.cancel}
            </ButtonLink>
          </FormActions>
        </div>
        <ChildFormProgress steps={sections} />
      </div>
    </Form>
  );
}
