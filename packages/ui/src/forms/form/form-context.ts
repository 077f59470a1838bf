"use client";

import { createContext } from "react";
import type { FormIssue, WordIssue } from "./form-issue.ts";

/** What a form tells its fields and its buttons. */
export type FormState = {
  /** Before each field's name in the ids of the form. */
  idPrefix: string;
  issues: readonly FormIssue[];
  wordIssue: WordIssue;
  busy: boolean;
};

/** The form around a field; none for a field that stands alone. */
export const FormContext = createContext<FormState | undefined>(undefined);
