"use client";

import { type ReactNode, useRef } from "react";
import { Link } from "../../foundations/link/index.ts";
import { reveal } from "../../foundations/looks/reveal.ts";
import { useCentredMark } from "../../foundations/looks/use-centred-mark.ts";
import * as css from "./ChildRecord.css.ts";

/** A part of the record: profile, plan, performance … */
export type RecordMark = { id: string; label: ReactNode; href: string };

type RecordMarksProps = {
  marks: readonly RecordMark[];
  current: string;
  /** Their name for screen readers. */
  label: string;
};

/** The index marks of a record: one row, which scrolls where they have no room. */
export function RecordMarks({ marks, current, label: name }: RecordMarksProps) {
  const row = useRef<HTMLElement>(null);
  useCentredMark(row, current);
  return (
    <nav aria-label={name} ref={row} className={css.row}>
      <ul className={css.marks}>
        {marks.map(({ id, label, href }) => (
          <li key={id} className={css.place}>
            <Link
              href={href}
              className={css.mark}
              onFocus={reveal}
              {...(id === current ? { "aria-current": "page" } : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
