import type { ReactNode } from "react";
import type { ChildField } from "./child-form-sections.ts";
import type { ChildFormValues } from "./child-form-values.ts";
import type { ChildFormLimits, ChildFormOptions, ChildFormWords } from "./child-form-words.ts";

/** What the sheets of the form share. */
export type ChildFormQuestions = {
  words: ChildFormWords;
  options: ChildFormOptions;
  limits: ChildFormLimits;
  initial: Partial<ChildFormValues>;
};

/** A field's name, label and hint. */
export function question({ words: { labels, hints } }: ChildFormQuestions, name: ChildField) {
  const hint: ReactNode = hints[name];
  return { name, label: labels[name], hint };
}
