"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, useImperativeHandle, useRef, useState } from "react";
import { useSilentAnswer } from "../../forms/field/index.ts";
import { Form, type FormContract } from "../../forms/form/index.ts";
import * as css from "./ChildForm.css.ts";
import { ChildFormProgress, type StepState } from "./ChildFormProgress.tsx";
import {
  answeredSections,
  type ChildFormSection,
  childFormSectionNames,
  childFormSections,
} from "./child-form-sections.ts";
import { type ChildFormValues, readChildForm } from "./child-form-values.ts";

type ChildFormFrameProps = FormContract<ChildFormValues> & {
  defaultValues: Partial<ChildFormValues>;
  titles: Record<ChildFormSection, string>;
  /** The id of a sheet's heading. */
  idOf: (section: ChildFormSection) => string;
  /** What comes before the sheets. */
  summary: ReactNode;
  /** The sheets. */
  children: ReactNode;
};

/**
 * The form around the sheets, and the list that knows which of them are filled in. The sheets come from outside, so that an
 * answer draws that list again and none of them.
 */
export function ChildFormFrame({
  defaultValues,
  issues,
  titles,
  idOf,
  onChange,
  summary,
  className,
  ref,
  children,
  ...native
}: ChildFormFrameProps) {
  const [answered, setAnswered] = useState(() => answeredSections(defaultValues));

  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);

  const note = (values: ChildFormValues) => {
    const now = answeredSections(values);
    setAnswered((before) => (before.join() === now.join() ? before : now));
  };
  useSilentAnswer(form, () => {
    if (form.current) note(readChildForm(new FormData(form.current)));
  });
  const hear: typeof onChange = (values, event) => {
    onChange?.(values, event);
    note(values);
  };
  const next = childFormSectionNames.find((section) => !answered.includes(section));
  const stateOf = (section: ChildFormSection): StepState => {
    if (issues?.some(({ field }) => childFormSections[section].some((name) => name === field))) return "wrong";
    if (answered.includes(section)) return "done";
    return section === next ? "now" : "open";
  };
  const steps = childFormSectionNames.map((section) => ({
    id: idOf(section),
    title: titles[section],
    state: stateOf(section),
  }));

  return (
    <Form
      {...native}
      ref={form}
      issues={issues}
      multipart
      read={readChildForm}
      onChange={hear}
      className={cx(css.form, className)}
    >
      {summary}
      <div className={css.layout}>
        {/* Before the questions that it leads to, although it stands at their side. */}
        <ChildFormProgress steps={steps} />
        <div className={css.sheets}>{children}</div>
      </div>
    </Form>
  );
}
