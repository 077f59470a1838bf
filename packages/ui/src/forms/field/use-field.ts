"use client";

import { type ReactNode, use, useId } from "react";
import { FormContext, fieldIds } from "../form/index.ts";

export type FieldQuestion = {
  /** The field as it is called on the wire. */
  name: string;
  /** What may help to answer, said before the answer. */
  hint?: ReactNode;
  /** Whether it may be left out. @default false */
  optional?: boolean;
  /**
   * What is wrong with the answer.
   * @default the form's issue of this name, in words
   */
  message?: ReactNode;
};

/** The ids, the message and the ARIA attributes that tie a field's parts together. */
export function useField({ name, hint, optional = false, message }: FieldQuestion) {
  const ownPrefix = useId();
  const form = use(FormContext);
  const ids = fieldIds(form?.idPrefix ?? ownPrefix, name);
  const issue = form?.issues.find(({ field }) => field === name);
  const wrong = message ?? (issue && form?.wordIssue(issue));
  const describedBy = [hint && ids.hint, wrong && ids.message].filter(Boolean).join(" ") || undefined;
  const invalid = wrong ? true : undefined;
  return { ids, message: wrong, describedBy, invalid, required: optional ? undefined : true };
}

export type FieldParts = ReturnType<typeof useField>;

/** What a field's one control carries. */
export function controlProps({ ids, describedBy, invalid, required }: FieldParts, name: string) {
  return {
    id: ids.control,
    name,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    "aria-required": required,
  };
}
