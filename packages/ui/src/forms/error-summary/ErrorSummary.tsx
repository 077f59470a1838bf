"use client";

import { type MouseEvent, type ReactNode, use } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { FormContext, fieldIds, focusField } from "../form/index.ts";
import * as css from "./ErrorSummary.css.ts";

export type ErrorSummaryProps = {
  /** Says how many fields need a look. */
  title: (count: number) => ReactNode;
  /** Says that nothing typed is lost. */
  body: ReactNode;
  /** What each field is called, by its name on the wire; issues of other fields are not listed. */
  labels: Readonly<Record<string, string>>;
  /** Joins a field's label and its message. */
  item: (label: string, message: ReactNode) => ReactNode;
};

/** A label without its question mark, which would meet the colon that joins it to its message. */
const statement = (label: string) => label.replace(/[?？]$/u, "");

function visit(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  focusField(document.getElementById(fieldId));
}

/**
 * Lists a form's issues as links to their fields. The form puts the focus on it when issues arrive; a link brings the
 * field's label into view and focuses its control. Draws nothing without issues.
 */
export function ErrorSummary({ title, body, labels, item }: ErrorSummaryProps) {
  const form = use(FormContext);
  const listed = form?.issues.filter(({ field }) => field in labels) ?? [];
  if (!form || listed.length === 0) return null;

  return (
    <div tabIndex={-1} data-summary="">
      <Notice tone="error" urgent title={title(listed.length)}>
        <p className={css.body}>{body}</p>
        <ul className={css.list}>
          {listed.map((issue) => {
            const { field } = fieldIds(form.idPrefix, issue.field);
            return (
              <li key={issue.field}>
                <a className={css.link} href={`#${field}`} onClick={(event) => visit(event, field)}>
                  {item(statement(labels[issue.field] ?? ""), form.wordIssue(issue))}
                </a>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
