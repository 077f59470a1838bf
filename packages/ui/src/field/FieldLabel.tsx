"use client";

import type { ReactNode } from "react";
import { useUi } from "../ui-provider/index.ts";
import * as css from "./Field.css.ts";

export type FieldMark = {
  /** Whether the answer may be left out; the label then says so. */
  optional?: boolean | undefined;
  /** Whether the label goes without the mark of a required answer, in short forms where everything is required. */
  unmarked?: boolean | undefined;
};

/** A field's name with its mark: a star (spoken by the control itself) or 「選填」. */
export function FieldLabel({ optional = false, unmarked = false, children }: FieldMark & { children: ReactNode }) {
  const { words } = useUi();
  if (optional) {
    return (
      <>
        {children} <span className={css.optional}>{words.optional}</span>
      </>
    );
  }
  return unmarked ? children : <span className={css.required}>{children}</span>;
}
