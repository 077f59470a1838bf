"use client";

import { type ReactNode, use, useId } from "react";
import { FormContext, fieldIds } from "../form/index.ts";

/** What every field says and is told in the same way. */
export type FieldQuestion = {
  /** The field as it is called on the wire. */
  name: string;
  /** The question. */
  label: ReactNode;
  /** What may help to answer, said before the answer. */
  hint?: ReactNode;
  /** Whether the answer may be left out; the label then says so. @default false */
  optional?: boolean | undefined;
  /** Whether the label goes without the mark of a required answer, in short forms where everything is required. */
  unmarked?: boolean | undefined;
  /** What is wrong with the answer. @default the form's issue of this name, in words */
  message?: ReactNode;
  /** A class of your own for the field as a whole. */
  className?: string | undefined;
  /** The `id` of its control, or of the group of several. @default made of the form's and the name */
  id?: string | undefined;
  /** The `id`s of what describes it besides its hint and its message. */
  "aria-describedby"?: string | undefined;
};

/**
 * Takes a field's props apart: the ids, the message and the ARIA attributes that tie its parts together, and what is left
 * for its native control.
 */
export function useField<Props extends FieldQuestion>({
  name,
  label,
  hint,
  optional = false,
  unmarked = false,
  message,
  className,
  id,
  "aria-describedby": described,
  ...native
}: Props) {
  const ownPrefix = useId();
  const form = use(FormContext);
  const ids = fieldIds(form?.idPrefix ?? ownPrefix, name);
  const issue = form?.issues.find(({ field }) => field === name);
  const wrong = message ?? (issue && form?.wordIssue(issue));
  const parts: FieldParts = {
    name,
    label,
    hint,
    optional,
    unmarked,
    className,
    id,
    ids: id === undefined ? ids : { ...ids, control: id },
    message: wrong,
    describedBy: [hint && ids.hint, described, wrong && ids.message].filter(Boolean).join(" ") || undefined,
    invalid: wrong ? true : undefined,
    required: optional ? undefined : true,
  };
  return { parts, native };
}

/** A field's parts, for its shell and its control. */
export type FieldParts = Pick<FieldQuestion, "name" | "label" | "hint" | "className" | "id"> & {
  optional: boolean;
  unmarked: boolean;
  ids: ReturnType<typeof fieldIds>;
  message: ReactNode;
  describedBy: string | undefined;
  invalid: true | undefined;
  required: true | undefined;
};

/** What a field's one control carries. */
export function controlProps({ name, ids, describedBy, invalid, required }: FieldParts) {
  return {
    id: ids.control,
    name,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    "aria-required": required,
  };
}
