import type { ReactNode } from "react";

/**
 * A rule that an answer breaks, or a refusal, without words.
 * @source docs/architecture.md
 */
export type FormIssue = {
  /** The field as it is called on the wire; empty for a refusal that belongs to no field. */
  field: string;
  /** The broken rule. */
  code: string;
  /** What its sentence mentions. */
  params?: Readonly<Record<string, string | number>> | undefined;
};

/** Puts a broken rule into words. */
export type WordIssue = (issue: FormIssue) => ReactNode;
