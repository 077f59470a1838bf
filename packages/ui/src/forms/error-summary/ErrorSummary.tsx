"use client";

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, use, useId } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { FormContext, fieldIds, focusField } from "../form/index.ts";
import * as css from "./ErrorSummary.css.ts";

export type ErrorSummaryProps = Omit<
  ComponentPropsWithRef<"div">,
  "aria-labelledby" | "children" | "role" | "tabIndex" | "title"
> & {
  /** Says how many fields need a look. */
  title: (count: number) => ReactNode;
  /** Says that nothing typed is lost. */
  body: ReactNode;
  /** What each field is called in a word or two, by its name on the wire; issues of other fields are not listed. */
  names: Readonly<Record<string, string>>;
  /** Puts what is wrong beside the link to its field. @default the link alone */
  item?: ((link: ReactNode, message: ReactNode) => ReactNode) | undefined;
};

function visit(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  focusField(root.getElementById(fieldId));
}

/**
 * Lists the fields of a form that have issues as links to them, with what is wrong, which stands at the field as well. The
 * form puts the focus on it when issues arrive, which reads it out; a link brings the field's label into view and focuses
 * its control. Draws nothing without issues.
 */
export function ErrorSummary({ title, body, names, item = (link) => link, className, ...native }: ErrorSummaryProps) {
  const id = useId();
  const form = use(FormContext);
  if (!form) return null;
  // Of several issues the field says the first.
  const listed = form.issues.filter(
    (issue) => issue.field in names && form.issues.find(({ field }) => field === issue.field) === issue,
  );
  if (listed.length === 0) return null;

  return (
    <div
      {...native}
      className={className}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a question
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      data-summary=""
    >
      <Notice tone="error" title={<span id={id}>{title(listed.length)}</span>}>
        <p className={css.body}>{body}</p>
        <ul className={css.list}>
          {listed.map((issue) => {
            const { field } = fieldIds(form.idPrefix, issue.field);
            const link = (
              <a className={css.link} href={`#${field}`} onClick={(event) => visit(event, field)}>
                {names[issue.field]}
              </a>
            );
            return <li key={issue.field}>{item(link, form.wordIssue(issue))}</li>;
          })}
        </ul>
      </Notice>
    </div>
  );
}
