import type { ReactNode } from "react";

export type StatusProps = {
  /** A class of your own. */
  className?: string | undefined;
  /** Nothing while there is nothing to say: a live region that comes with its words is not announced. */
  children?: ReactNode;
};

/** What comes of an answer, read out when it changes: a count, a strength, a suggestion. Keep it in the page. */
export function Status({ className, children }: StatusProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form's reset replaces what is in an `output`, and React with it
    <span role="status" className={className}>
      {children}
    </span>
  );
}
