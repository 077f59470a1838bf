import type { ReactNode } from "react";
import type { ChildField } from "./child-form-sections.ts";
import type { ChildFormLimits, ChildFormValues } from "./child-form-values.ts";
import type { ChildFormOptions, ChildFormWords } from "./child-form-words.ts";

/** What the sheets of the form share. */
export type ChildFormQuestions = {
  /** What the sheets and their questions say. */
  words: ChildFormWords;
  /** What can be chosen, question by question. */
  options: ChildFormOptions;
  /** The bounds of the answers, which the rules set. */
  limits: ChildFormLimits;
  /** The answers at first: the child as it is, or a draft. */
  defaultValues: Partial<ChildFormValues>;
};

/** A field's name, label and hint. */
export function question({ words: { labels, hints } }: ChildFormQuestions, name: ChildField) {
  const hint: ReactNode = hints[name];
  return { name, label: labels[name], hint };
}
